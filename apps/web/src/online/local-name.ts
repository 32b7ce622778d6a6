/** Whether a host's name is one that only this computer knows. */
export function isLocalName(name: string): boolean {
  return name === 'localhost' || name === '[::1]' || name.startsWith('127.') || name.endsWith('.localhost');
}
