/** What a catalogue is: the shape of the English one. */
import type { catalogue } from './en/index.ts';

/** All words of one language. A missing key or parameter doesn't compile. */
export type Catalogue = typeof catalogue;
