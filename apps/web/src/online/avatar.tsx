/** A round mark for somebody: the first letter of the name on a colour of its own; empty for an open seat. */

import { personColour } from '../ui/person-colour.ts';

export function Avatar({ name, isLarge = false }: { name: string | undefined; isLarge?: boolean }) {
  const size = isLarge ? 'avatar is-large' : 'avatar';
  if (name === undefined) return <span className={`${size} is-open`} />;
  const [first = ''] = [...name];
  return (
    <span className={size} style={{ background: personColour(name) }} aria-hidden="true">
      {first.toLocaleUpperCase()}
    </span>
  );
}
