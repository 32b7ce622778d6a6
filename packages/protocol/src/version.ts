/** The version of the wire. A client of another version is told to load the page anew. */
export const protocolVersion = 1;
