// npm start: installs and builds what is missing, then serves Tilehouse.
import { requireNode } from './lib/node-version.mjs';

requireNode();
// Loaded only now: an older Node might not be able to read it.
import('./lib/start.mjs').then(({ start }) => start());
