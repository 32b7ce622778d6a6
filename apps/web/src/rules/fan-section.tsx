/** The fan table: every row by what it is worth, with an example hand that the engine has counted. */
import {
  answerCase,
  defaultOptions,
  fanRows,
  type OptionValue,
  type PatternFan,
  readCase,
  type Score,
  type WrittenCase,
} from '@tilehouse/engine';
import { exampleOf } from '@tilehouse/engine/examples';
import { Link } from 'wouter';
import { SmallTiles } from '../worth/score-slip.tsx';
import { addressOf } from '../worth/worth-address.ts';
import { tilesOf } from '../worth/worth-hand.ts';
import { HouseTag, Paragraphs } from './parts.tsx';
import type { MahjongPage } from './section.ts';

export function FanSection({ page }: { page: MahjongPage }) {
  const { rules, words, text, catalogue } = page;
  const tally = rules.tally(defaultOptions(rules.options));
  const { fan } = catalogue.mahjong[rules.id as keyof typeof catalogue.mahjong];
  const rows = rules.patterns.map(({ id }) => rowOf(page, id));
  const worths = [...new Set(rows.map((row) => row.fan))].sort(
    (a, b) => Number(a === 'limit') - Number(b === 'limit') || Number(a) - Number(b),
  );
  return (
    <>
      <Paragraphs text={[words.fan.minimum(tally.minimum, tally.cap), ...text.fan]} />
      {worths.map((worth) => (
        <div key={worth} className="fan-group">
          <h3>{worth === 'limit' ? `${words.fan.limit} · ${fan(tally.limit)}` : fan(worth)}</h3>
          <ul>
            {rows
              .filter((row) => row.fan === worth)
              .map((row) => (
                <PatternRow key={row.id} page={page} row={row} />
              ))}
          </ul>
        </div>
      ))}
    </>
  );
}

/** A row with its example. */
interface Row {
  readonly id: string;
  readonly fan: PatternFan;
  readonly implies: readonly string[];
  readonly hand: WrittenCase;
  readonly score: Score;
}

function rowOf({ rules }: MahjongPage, id: string): Row {
  const hand = exampleOf(rules.id, id);
  const read = readCase(hand, () => rules);
  const judgement = read.ok ? answerCase(read.value).judgement : undefined;
  const row = read.ok ? fanRows(rules, read.value.options).find((each) => each.id === id) : undefined;
  if (hand === undefined || row === undefined || judgement?.win !== true) {
    throw new Error(`${rules.id} has no example of ${id}`);
  }
  return { id, fan: row.fan, implies: row.implies, hand, score: judgement.score };
}

function PatternRow({ page, row }: { page: MahjongPage; row: Row }) {
  const { rules, words, text, catalogue } = page;
  const game = catalogue.mahjong[rules.id as keyof typeof catalogue.mahjong];
  const patterns: Readonly<Record<string, { readonly name: string; readonly han: string }>> = game.patterns;
  const name = patterns[row.id]?.name ?? '';
  const house = Object.values(text.house).filter((each) => each.patterns?.includes(row.id));
  const inside = row.implies.map((id) => patterns[id]?.name ?? id);
  return (
    <li className="pattern">
      <div className="pattern-words">
        <p className="pattern-name">
          <span className="han">{patterns[row.id]?.han}</span> <b>{name}</b>
        </p>
        {Object.entries(row.hand.options).map(([option, value]) => (
          <p key={option} className="pattern-note">
            {words.fan.offWhy(chipOf(page, option, value))}
          </p>
        ))}
        {inside.length > 0 && (
          <p className="pattern-note">{words.fan.contains(catalogue.app.list(inside))}</p>
        )}
        {house.map((rule) => (
          <HouseTag key={rule.what} rule={rule} words={words} />
        ))}
      </div>
      <div className="pattern-example">
        <ExampleHand page={page} hand={row.hand} score={row.score} />
        <p className="pattern-note">
          <span>
            {words.fan.inAll(game.fan(row.score.fan))}, {sourceWords(page, row.hand)}
          </span>
          <Link href={`/worth/${rules.id}?${addressOf(row.hand)}`} aria-label={words.fan.openNamed(name)}>
            {words.fan.open}
          </Link>
        </p>
      </div>
    </li>
  );
}

const sourceWords = ({ words }: MahjongPage, { source }: WrittenCase): string =>
  words.fan.on[source as keyof typeof words.fan.on];

/** An option's value in a few words. */
export function chipOf({ rules, catalogue }: MahjongPage, option: string, value: OptionValue): string {
  const texts: Readonly<Record<string, { chip: (value: OptionValue) => string }>> =
    catalogue.mahjong[rules.id as keyof typeof catalogue.mahjong].options;
  return texts[option]?.chip(value) ?? '';
}

/** A hand in its sets, what is set aside at the end. */
export function ExampleHand({
  page: { rules, words },
  hand,
  score,
}: {
  page: MahjongPage;
  hand: WrittenCase;
  score: Score;
}) {
  const loose = [...tilesOf(hand.concealed), ...tilesOf(hand.winningTile)];
  const groups = score.arrangement.length > 0 ? score.arrangement : loose.length > 0 ? [loose] : [];
  const aside = tilesOf(hand.bonus);
  return (
    <div className="example-hand">
      {groups.map((group, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal sets are alike
        <SmallTiles key={at} rules={rules} tiles={group} />
      ))}
      {aside.length > 0 && (
        <div className="example-aside">
          <span className="unseen">{words.fan.aside}</span>
          <SmallTiles rules={rules} tiles={aside} />
        </div>
      )}
    </div>
  );
}
