// Where the checkout lies.
import { fileURLToPath } from 'node:url';

/** The checkout's top folder, without a slash at its end. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');
