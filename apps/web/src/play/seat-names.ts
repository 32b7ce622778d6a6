/** Names at a table, each told from the others: two who go by the same one are numbered. */

/** Who sits at a seat, as far as their name goes. */
interface Named {
  readonly name: string;
  readonly isComputer: boolean;
}

/** How a name looks, to the eye. */
const looksOf = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLocaleLowerCase();

/** The names by seat. Who comes first keeps theirs, and a person before a computer. */
export function seatNames(seats: readonly (Named | undefined)[]): readonly string[] {
  const taken = new Set<string>();
  const names = seats.map(() => '');
  const give = (named: Named | undefined, at: number): void => {
    if (named === undefined || named.name === '') return;
    let name = named.name;
    for (let number = 2; taken.has(looksOf(name)); number += 1) name = `${named.name} ${number}`;
    taken.add(looksOf(name));
    names[at] = name;
  };
  for (const isComputer of [false, true])
    seats.forEach((named, at) => {
      if (named?.isComputer === isComputer) give(named, at);
    });
  return names;
}
