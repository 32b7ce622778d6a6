/** A round mark for somebody: the first letter of the name on a colour of its own; empty for an open seat. */

const colours = ['#14694f', '#264f8c', '#8c2f22', '#6b4a12', '#5c3a70', '#2f5d66'];

function colourOf(name: string): string {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return colours[sum % colours.length] ?? '#14694f';
}

export function Avatar({ name, isLarge = false }: { name: string | undefined; isLarge?: boolean }) {
  const size = isLarge ? 'avatar is-large' : 'avatar';
  if (name === undefined) return <span className={`${size} is-open`} />;
  const [first = ''] = [...name];
  return (
    <span className={size} style={{ background: colourOf(name) }} aria-hidden="true">
      {first.toLocaleUpperCase()}
    </span>
  );
}
