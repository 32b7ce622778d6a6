/** Steps that show something: groups of tiles, a hand with its slip, what fan pay. */
import { formatAmount } from '@tilehouse/i18n';
import { paySamples, scoreOf } from '../judge/judge-worth.ts';
import { tilesOf } from '../judge/school.ts';
import { gameWords } from '../reason-text.ts';
import type { TellingStep } from '../step.ts';
import { useTelling } from '../telling.ts';
import { Slip } from './slip.tsx';
import { TileGroups } from './tile-groups.tsx';

export function Telling({ step }: { step: TellingStep }) {
  switch (step.kind) {
    case 'show':
      return <TileGroups groups={step.groups.map(tilesOf)} />;
    case 'slip':
      return <SlipStage hand={step.hand} />;
    case 'pay':
      return <PayTable />;
  }
}

function SlipStage({ hand }: { hand: string }) {
  const { school } = useTelling();
  const score = scoreOf(school, hand);
  return (
    <div className="slip-stage">
      <TileGroups groups={score.arrangement} />
      <Slip score={score} />
    </div>
  );
}

function PayTable() {
  const telling = useTelling();
  const { school, learn } = telling;
  const { fan } = gameWords(telling);
  const rows = paySamples(school);
  const most = rows.at(-1)?.amount ?? 1;
  return (
    <table className="pay-table">
      <thead>
        <tr>
          <th scope="col">{learn.payHead.fan}</th>
          <th scope="col">{learn.payHead.amount}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          <tr key={row.fan}>
            <th scope="row">{place === rows.length - 1 ? learn.orMore(fan(row.fan)) : fan(row.fan)}</th>
            <td className="num">
              <span
                className="pay-bar"
                style={{ width: `${(row.amount / most) * 100}%` }}
                aria-hidden="true"
              />
              <b>{formatAmount(school.rules.unit, row.amount)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
