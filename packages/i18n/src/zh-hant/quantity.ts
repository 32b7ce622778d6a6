/** How many of something, in Chinese. */
import { inChinese } from '../plural.ts';

/** A number before a measure word, where two is 兩: `兩隻`; larger ones than ten are digits. */
export const quantity = (count: number): string => (count === 2 ? '兩' : inChinese(count));
