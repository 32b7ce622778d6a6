/** What differs from another mahjong that somebody knows, out of the rulesets' own data. */
import {
  defaultOptions,
  distinctTiles,
  isBonus,
  mahjongGames,
  manneredFan,
  type Ruleset,
} from '@tilehouse/engine';
import { useId, useState } from 'react';
import type { MahjongPage } from './section.ts';

type Facts = Readonly<Record<keyof MahjongPage['words']['others']['rows'], string>>;

export function Differences({ page }: { page: MahjongPage }) {
  const { rules, words, catalogue } = page;
  const { others } = words;
  const known = mahjongGames.filter(({ id }) => id !== rules.id);
  // the best known game first, unless this is it
  const [choice, setChoice] = useState(known.at(-1)?.id ?? '');
  const select = useId();
  const other = known.find(({ id }) => id === choice)?.rules;
  if (other === undefined) return null;
  const here = factsOf(rules, page);
  const there = factsOf(other, page);
  const rows = (Object.keys(others.rows) as (keyof Facts)[]).filter((row) => here[row] !== there[row]);
  return (
    <>
      <p>{others.lead}</p>
      <label className="known" htmlFor={select}>
        <span>{others.choose}</span>
        <select id={select} value={choice} onChange={({ target }) => setChoice(target.value)}>
          {known.map(({ id }) => (
            <option key={id} value={id}>
              {catalogue.games[id as keyof typeof catalogue.games].name}
            </option>
          ))}
        </select>
      </label>
      {rows.length === 0 ? (
        <p>{others.same}</p>
      ) : (
        <table className="differences">
          <thead>
            <tr>
              <th scope="col">{others.what}</th>
              <th scope="col">{others.there}</th>
              <th scope="col">{others.here}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row}>
                <th scope="row">{others.rows[row]}</th>
                <td>{there[row]}</td>
                <td>{here[row]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

/** A game by its data, at a table with the usual options. */
function factsOf(rules: Ruleset, { words, catalogue }: MahjongPage): Facts {
  const { others } = words;
  const options = defaultOptions(rules.options);
  const { minimum, cap } = rules.tally(options);
  const mannered = manneredFan(rules, options);
  const { fan, patterns } = catalogue.mahjong[rules.id as keyof typeof catalogue.mahjong];
  const names: Readonly<Record<string, { readonly name: string }>> = patterns;
  const shapes = rules.specialShapes
    .filter(({ isPlayed }) => isPlayed?.(options) !== false)
    .map(({ id }) => names[id]?.name ?? id);
  const instant = rules.instantWin === undefined ? [] : [names[rules.instantWin.pattern]?.name ?? ''];
  const shape = [...shapes, ...instant];
  const yesNo = (holds: boolean): string => (holds ? others.yes : others.no);
  const kongPays = rules.payKong('concealed', options).each !== undefined;
  return {
    players: String(rules.seats),
    tiles: String(rules.tiles.length),
    suits: catalogue.app.list(rules.suits.map((suit) => words.tiles.groups[suit])),
    bonus: String(distinctTiles(rules.tiles).filter(isBonus).length || others.none),
    fei: rules.wilds.copies === 0 ? others.none : others.feiIn(rules.wilds.perSet, rules.wilds.inPair),
    minimum: fan(minimum),
    cap: fan(cap),
    shapes: shape.length === 0 ? others.none : catalogue.app.list(shape),
    robbing: yesNo(rules.robbing('added', options) !== 'nobody'),
    concealedKong: rules.concealedKongShown ? others.shown : others.hidden,
    wallEnd: rules.wall.tiles === 0 ? others.none : String(rules.wall.tiles),
    length: others.deals(rules.succession.deals(options)),
    selfDrawn: fan(mannered.selfDrawn),
    concealed: fan(mannered.concealed),
    kongPay: yesNo(kongPays),
    unit: others.units[rules.unit],
  };
}
