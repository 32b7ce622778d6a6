/** How the hand was won: by what, in which seat, under which circumstances and options. */
import {
  type Circumstance,
  type OptionValue,
  type WinSource,
  whatCounts,
  winds,
  winSources,
} from '@tilehouse/engine';
import { OptionsForm } from '../play/options-form.tsx';
import { RadioRow } from '../ui/fields.tsx';
import { optionsOf } from './worth-answer.ts';
import { tidied, whyImpossible } from './worth-hand.ts';
import type { Bench } from './worth-screen.tsx';
import './bench.css';

export function How({ bench }: { bench: Bench }) {
  const { hand, rules, words, change } = bench;
  const { how } = words;
  const options = optionsOf(hand, rules);
  const counts = whatCounts(rules, options);
  const robs = rules.robbing('added', options) !== 'nobody';
  const sources = winSources.filter((each) => each !== 'robbed-kong' || robs || hand.source === each);
  const seats = winds.slice(0, rules.seats);
  const winded = (wind: (typeof winds)[number]) => ({ value: wind, text: how.winds[wind] });
  return (
    <section className="how card-plain" aria-label={how.label}>
      <RadioRow
        label={how.source}
        choices={sources.map((value) => ({ value, text: how.sources[value] }))}
        value={sources.find((each) => each === hand.source)}
        onChange={(source: WinSource) => change(tidied({ ...hand, source }))}
      />
      <RadioRow
        label={how.seat}
        choices={seats.map((wind) =>
          wind === 'east' ? { value: wind, text: `${how.winds[wind]} · ${how.dealer}` } : winded(wind),
        )}
        value={seats.find((each) => each === hand.seatWind)}
        onChange={(seatWind) => change(tidied({ ...hand, seatWind }))}
      />
      {counts.roundWind && (
        <RadioRow
          label={how.round}
          choices={winds.map(winded)}
          value={winds.find((each) => each === hand.roundWind)}
          onChange={(roundWind) => change({ ...hand, roundWind })}
        />
      )}
      {counts.circumstances.length > 0 && <Flags bench={bench} flags={counts.circumstances} />}
      {Object.keys(rules.options).length > 0 && (
        <details className="how-options">
          <summary>{how.options}</summary>
          <OptionsForm
            game={rules.id}
            specs={rules.options}
            values={options}
            onChange={(values) => change({ ...hand, options: changedFrom(rules.options, values) })}
          />
        </details>
      )}
    </section>
  );
}

/** The values that aren't the defaults. */
function changedFrom(
  specs: Bench['rules']['options'],
  values: Readonly<Record<string, OptionValue>>,
): Readonly<Record<string, OptionValue>> {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => specs[name]?.default !== value));
}

/** The circumstances that the ruleset knows; those that can't be say why. */
export function Flags({ bench, flags }: { bench: Bench; flags: readonly Circumstance[] }) {
  const { hand, words, change } = bench;
  const toggled = (flag: Circumstance): readonly string[] =>
    hand.flags.includes(flag) ? hand.flags.filter((each) => each !== flag) : [...hand.flags, flag];
  return (
    <fieldset className="field">
      <legend>{words.how.flags}</legend>
      <div className="how-flags">
        {flags.map((flag) => {
          const why = whyImpossible(hand, flag);
          return (
            <label key={flag} className="flag">
              <input
                type="checkbox"
                checked={hand.flags.includes(flag)}
                disabled={why !== undefined}
                onChange={() => change(tidied({ ...hand, flags: toggled(flag) }))}
              />
              <span>
                {words.how.flag[flag]}
                {why !== undefined && <small>{words.errors[why]}</small>}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
