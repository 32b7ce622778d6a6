import { describe, expect, it } from 'vitest';
import { seatedFrom } from './decide-seating.ts';
import { freshName, toldApart } from './names-apart.ts';
import { computerNames } from './occupant.ts';
import { person, testRoom } from './testing/test-room.ts';

describe('people of one name', () => {
  it('are told apart by a number', () => {
    expect(toldApart('Ann', ['Bo', 'Mei'])).toBe('Ann');
    expect(toldApart('Ann', ['Ann'])).toBe('Ann 2');
    expect(toldApart('Ann', ['Ann', 'Ann 2'])).toBe('Ann 3');
    expect(toldApart('', [''])).toBe('');
  });

  it('are those whose names look the same', () => {
    expect(toldApart('ann', ['Ann'])).toBe('ann 2');
    expect(toldApart('Аnn', ['Ann'])).toBe('Аnn 2'); // a Cyrillic capital
    expect(toldApart('小明', ['小明'])).toBe('小明 2');
  });

  it('keep the number where the name is long', () => {
    const long = 'Abcdefghij Klmnopqrs';
    expect(toldApart(long, [long])).toBe('Abcdefghij Klmnopq 2');
  });
});

describe('the name of a computer', () => {
  it('is neither that of somebody here nor begins like it', () => {
    expect(freshName(computerNames, ['Bo'])).toBe('Mei Ling');
    expect(freshName(computerNames, ['Mei'])).toBe('Ah Keong');
    expect(freshName(computerNames, ['mei', 'ah', 'Uncle'])).toBe('Auntie Lim');
    expect(freshName(computerNames, ['Mei 2', 'Keong'])).toBe('Uncle Tan');
  });

  it('is at least another one where every name begins so', () => {
    expect(freshName(computerNames, ['Mei', 'Ah', 'Un', 'Auntie'])).toBe('Mei Ling');
    expect(freshName(computerNames, ['Mei Ling', 'Ah', 'Un', 'Auntie'])).toBe('Ah Keong');
  });
});

describe('a room with people of one name', () => {
  const sitting = async () => {
    const room = await testRoom();
    await room.wish(person('one', { name: 'Mei' }), { type: 'sit', seat: 0 });
    await room.wish(person('two', { name: 'Mei' }), { type: 'sit', seat: 1 });
    return room;
  };
  const names = (room: Awaited<ReturnType<typeof sitting>>) =>
    room.view().seats.map(({ occupant }) => occupant?.name);

  it('calls each something else, for everybody', async () => {
    const room = await sitting();
    await room.wish(person('one', { name: 'Mei' }), { type: 'seat-computer', seat: 2, level: 'easy' });
    expect(names(room)).toEqual(['Mei', 'Mei 2', 'Ah Keong', undefined]);
  });

  it('leaves the number where they sit down again, and after another name', async () => {
    const room = await sitting();
    await room.wish(person('two', { name: 'Mei' }), { type: 'sit', seat: 1 });
    expect(names(room)).toEqual(['Mei', 'Mei 2', undefined, undefined]);
    const known = (name: string) =>
      room.host.command({ type: 'known-as', player: 'two', as: { player: 'two', name } });
    await known('Bo');
    expect(names(room)).toEqual(['Mei', 'Bo', undefined, undefined]);
    await known('MEI');
    expect(names(room)).toEqual(['Mei', 'MEI 2', undefined, undefined]);
  });

  it('calls each something else from the start, too', () => {
    const ann = { type: 'person', player: 'one', name: 'Ann' } as const;
    const facts = seatedFrom([ann, undefined, { ...ann, player: 'two', name: 'ann' }]);
    expect(facts).toMatchObject([
      { seat: 0, occupant: { name: 'Ann' } },
      { seat: 2, occupant: { name: 'ann 2' } },
    ]);
  });
});
