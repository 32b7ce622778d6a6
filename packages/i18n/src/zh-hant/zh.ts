/** Chinese as it is set: a space where it meets digits or Latin letters, whatever a name or a number brings. */

import type { Someone } from '../someone.ts';

/** The text of a template: `` zh`${'Ann'}打出` `` is `Ann 打出`, `` zh`${'小明'}打出` `` is `小明打出`. */
export function zh(parts: TemplateStringsArray, ...values: readonly (string | number | Someone)[]): string {
  const texts = values.map((value) => (typeof value === 'object' ? value.name : value));
  return String.raw({ raw: parts }, ...texts)
    .replace(/(\p{Script=Han})([\p{Script=Latin}\p{Nd}+−])/gu, '$1 $2')
    .replace(/([\p{Script=Latin}\p{Nd}])(\p{Script=Han})/gu, '$1 $2');
}
