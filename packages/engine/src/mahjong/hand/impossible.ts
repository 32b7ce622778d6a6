/** The cost of what can't be built: more than any hand ever costs, and still far from overflowing a byte when doubled. */
export const impossible = 60;
