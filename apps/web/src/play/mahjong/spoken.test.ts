import type { MahjongView, SeenMahjongEvent, StageView } from '@tilehouse/engine';
import { loadCatalogue } from '@tilehouse/i18n';
import type { SeenTableEvent, TableView } from '@tilehouse/table';
import { describe, expect, it } from 'vitest';
import { scene } from '../../gallery/scene.ts';
import { saysEvent } from './narrate.ts';
import { statusParts } from './status.ts';
import { type TableModel, tableModel } from './table-model.ts';

const words = await loadCatalogue('en');

/** A table where the seat on the right has a pung of 3 dots and is at a kong. */
function modelAt(stage: StageView): TableModel {
  const { update } = scene({
    game: 'missing-suit',
    seats: [{}, { melds: ['333p'] }, {}],
    stage,
    mine: { hand: '1234p5z', offers: [], refusals: [] },
  });
  const model = tableModel(update.view as TableView<MahjongView>, { seat: 0, isOneOfMany: false });
  if (model === undefined) throw new Error('no table');
  return model;
}

const statusAt = (stage: StageView): string =>
  statusParts({ model: modelAt(stage), advice: undefined, raised: undefined, suggest: false, words })
    .flat()
    .map(({ text }) => text)
    .join(' ');
const said = (event: SeenMahjongEvent): readonly string[] =>
  saysEvent({ type: 'game', event }, modelAt({ type: 'turn', seat: 1 }), words);

describe('what is said of whoever is away', () => {
  const model = (() => {
    const { update } = scene({
      game: 'missing-suit',
      seats: [{}, {}, {}],
      stage: { type: 'turn', seat: 1 },
      mine: { hand: '1234p5z', offers: [], refusals: [] },
      away: [{ seat: 1, left: 38_000 }],
    });
    const found = tableModel(update.view as TableView<MahjongView>, { seat: 0, isOneOfMany: false });
    if (found === undefined) throw new Error('no table');
    return found;
  })();

  it('the table waits for them, when it is their turn', () => {
    const parts = statusParts({ model, advice: undefined, raised: undefined, suggest: false, words });
    expect(parts.flat().map(({ text }) => text)).toEqual(['Mei Ling is away, the table waits']);
  });

  it('that they went, are played for, and are back; of oneself nothing', () => {
    const says = (event: SeenTableEvent) => saysEvent(event, model, words);
    expect(says({ type: 'went-away', player: 'Mei Ling' })).toEqual(['Mei Ling is away.']);
    expect(says({ type: 'autopilot-on', seat: 1 })).toEqual(['The table plays for Mei Ling.']);
    expect(says({ type: 'came-back', player: 'Mei Ling' })).toEqual(['Mei Ling is back.']);
    expect(says({ type: 'came-back', player: 'Siew Lan' })).toEqual([]);
    expect(says({ type: 'went-away', player: 'a watcher' })).toEqual([]);
  });
});

describe('what is said of a Fei in one’s turn', () => {
  const { update } = scene({
    game: 'missing-suit',
    seats: [{}, {}, {}],
    stage: { type: 'turn', seat: 0 },
    mine: { hand: '1234p1x', offers: [], refusals: [{ code: 'fei-cannot-be-thrown' }] },
  });
  const model = tableModel(update.view as TableView<MahjongView>, { seat: 0, isOneOfMany: false });
  if (model === undefined) throw new Error('no table');
  const partsWith = (raised: '1x' | '1p' | undefined) =>
    statusParts({ model, advice: undefined, raised, suggest: false, words }).flatMap((part) =>
      part.map(({ text }) => text),
    );

  it('why it stays, once it is raised and no sooner', () => {
    expect(partsWith('1x')).toContain('a Fei can’t be thrown');
    expect(partsWith('1p')).not.toContain('a Fei can’t be thrown');
    expect(partsWith(undefined)).not.toContain('a Fei can’t be thrown');
  });
});

describe('what is said of a kong', () => {
  it('a concealed one is laid, also where its tile is known', () => {
    const kong = { type: 'kong-declared', seat: 1, kind: 'concealed' } as const;
    expect(said({ ...kong, tile: '8p' })).toEqual(['Mei Ling lays a concealed kong of 8 dots.']);
    expect(said(kong)).toEqual(['Mei Ling lays a concealed kong.']);
    expect(statusAt({ type: 'claims', cause: 'kong', seat: 1, tile: '8p' })).toBe(
      'Mei Ling lays a concealed kong of 8 dots',
    );
  });

  it('the fourth tile onto a pung is added', () => {
    expect(said({ type: 'kong-declared', seat: 1, kind: 'added', tile: '3p' })).toEqual([
      'Mei Ling adds 3 dots to a kong.',
    ]);
    expect(statusAt({ type: 'claims', cause: 'kong', seat: 1, tile: '3p' })).toBe(
      'Mei Ling adds to a kong: 3 dots',
    );
  });

  it('a discard is named in words', () => {
    expect(statusAt({ type: 'claims', cause: 'discard', seat: 2, tile: '5z' })).toBe(
      'Ah Keong threw white dragon',
    );
  });
});
