/** The rules of this table, open beside the game: options, what the hand has so far, everything that counts. */
import { fanRows, type OptionValue } from '@tilehouse/engine';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { Stakes } from '../../rules/stakes.tsx';
import { Icon } from '../../ui/icon.tsx';
import { usePageWords } from '../../ui/page.tsx';
import { useWords } from '../../ui/words.tsx';
import type { Secured } from './advice/secured.ts';
import type { Adviser } from './advice/use-advice.ts';
import type { Rect } from './layout/zones.ts';
import { at } from './parts/box.tsx';
import { useFanWord } from './parts/keys.tsx';
import type { TableModel } from './table-model.ts';

interface RulesDrawerProps {
  readonly model: TableModel;
  readonly rect: Rect;
  readonly adviser: Adviser | undefined;
  readonly onClose: () => void;
}

export function RulesDrawer({ model, rect, adviser, onClose }: RulesDrawerProps) {
  const words = useWords();
  const { rulesPage } = words.app;
  const { name, han } = words.games[model.rules.id as keyof typeof words.games];
  const secured = useSecured(model, adviser);
  const drawer = useRef<HTMLElement>(null);
  useEffect(() => drawer.current?.focus(), []);
  return (
    <aside
      ref={drawer}
      className="paper drawer"
      style={at(rect)}
      aria-label={rulesPage.title}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <header className="drawer-head">
        <div>
          <h2>{rulesPage.title}</h2>
          <p>
            <span className="han">{han}</span> {name === han ? '' : name}
          </p>
        </div>
        <button type="button" className="round" onClick={onClose} aria-label={rulesPage.close}>
          <Icon name="close" />
        </button>
      </header>
      <Options model={model} />
      <SecuredList model={model} secured={secured} />
      <TableStakes model={model} />
      <Everything model={model} secured={secured} />
      <Link href={`/rules/${model.rules.id}`} target="_blank" className="button">
        {rulesPage.all}
      </Link>
    </aside>
  );
}

/** What the hand has so far, asked again with every new view. */
function useSecured(model: TableModel, adviser: Adviser | undefined): readonly Secured[] {
  const [secured, setSecured] = useState<readonly Secured[]>([]);
  const { table, view } = model;
  useEffect(() => {
    let isWanted = true;
    adviser?.secured(table.game, view).then(
      (found) => isWanted && setSecured(found),
      (problem: unknown) => console.error(problem),
    );
    return () => {
      isWanted = false;
    };
  }, [adviser, table.game, view]);
  return secured;
}

function Options({ model }: { model: TableModel }) {
  const words = useWords();
  const { rulesPage } = words.app;
  const texts: Readonly<Record<string, { chip: (value: OptionValue) => string }>> =
    words.mahjong[model.rules.id as keyof typeof words.mahjong].options;
  const entries = Object.entries(model.options);
  return (
    <section>
      <h3>{rulesPage.options}</h3>
      {entries.length === 0 && <p className="drawer-note">{rulesPage.noOptions}</p>}
      <ul className="chips">
        {entries.map(([name, value]) => {
          const isChanged = model.rules.options[name]?.default !== value;
          return (
            <li key={name} className={isChanged ? 'chip is-changed' : 'chip'}>
              {isChanged && <span aria-hidden="true">◆ </span>}
              {texts[name]?.chip(value)}
              {isChanged && <span className="unseen">, {rulesPage.changed}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What a hand brings here, and what kongs do: fetched when somebody looks. */
function TableStakes({ model }: { model: TableModel }) {
  const { rulesPage } = useWords().app;
  const words = usePageWords('rules');
  return (
    <details className="stakes">
      <summary>{rulesPage.payments}</summary>
      {words !== undefined && <Stakes rules={model.rules} words={words} options={model.options} />}
    </details>
  );
}

/** Names of a game's patterns. */
function usePatternTexts(
  model: TableModel,
): Readonly<Record<string, { readonly name: string; readonly han: string }>> {
  const words = useWords();
  return words.mahjong[model.rules.id as keyof typeof words.mahjong].patterns;
}

function SecuredList({ model, secured }: { model: TableModel; secured: readonly Secured[] }) {
  const words = useWords();
  const fan = useFanWord(model);
  const texts = usePatternTexts(model);
  const sum = secured.reduce((total, each) => total + each.fan, 0);
  const { rulesPage } = words.app;
  return (
    <section>
      <h3>{secured.length === 0 ? rulesPage.securedNothing : rulesPage.secured(fan(sum))}</h3>
      <ul className="fan-list">
        {secured.map(({ pattern, fan: worth }) => (
          <li key={pattern} className="fan-row has">
            <span className="tick" aria-hidden="true">
              <Icon name="check" />
            </span>
            <span className="han fan-han">{texts[pattern]?.han}</span>
            <span>{texts[pattern]?.name}</span>
            <b className="num">{worth}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Everything({ model, secured }: { model: TableModel; secured: readonly Secured[] }) {
  const words = useWords();
  const texts = usePatternTexts(model);
  const { rulesPage } = words.app;
  return (
    <section>
      <h3>{rulesPage.everything}</h3>
      <ul className="fan-list">
        {fanRows(model.rules, model.options).map(({ id, fan }) => {
          const has = secured.some(({ pattern }) => pattern === id);
          return (
            <li key={id} className="fan-row">
              <span
                className={has ? 'tick is-on' : 'tick'}
                role="img"
                aria-label={has ? rulesPage.has : rulesPage.hasNot}
              >
                {has && <Icon name="check" />}
              </span>
              <span className="han fan-han">{texts[id]?.han}</span>
              <span>{texts[id]?.name}</span>
              <b className="num">{fan === 'limit' ? rulesPage.limit : fan}</b>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
