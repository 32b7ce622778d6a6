import { expect, it } from 'vitest';
import { normaliseBasePath } from './base-path.ts';

it.each([
  ['', '/'],
  ['/', '/'],
  ['//', '/'],
  ['/games', '/games/'],
  ['games/mahjong', '/games/mahjong/'],
  ['/games/mahjong/', '/games/mahjong/'],
  ['/~mei.ling/m-1_2/', '/~mei.ling/m-1_2/'],
])('brings %j into the form %j', (text, wanted) => {
  expect(normaliseBasePath(text)).toBe(wanted);
});

it.each([
  '///',
  '/a//b',
  '/../a',
  '/./',
  '/a b',
  '/a?b',
  '/a#b',
  '/"><script>',
  'http://x/y',
  '/麻將/',
  '/:x/',
  '/*',
])('takes %j for no path', (text) => {
  expect(normaliseBasePath(text)).toBeUndefined();
});
