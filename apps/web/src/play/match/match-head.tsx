/** The bar of the board: the way home, the game's name, its mode, a new round, ranks, and the language. */
import { type MatchMode, mahjongMatch } from '@tilehouse/engine';
import { Link } from 'wouter';
import { changeSettings, useSettings } from '../../settings/settings.ts';
import { Icon } from '../../ui/icon.tsx';
import { useWords } from '../../ui/words.tsx';

interface HeadProps {
  /** Missing before the first round. */
  readonly mode: MatchMode | undefined;
  readonly onNewRound: (() => void) | undefined;
  readonly onRanks: () => void;
}

export function MatchHead({ mode, onNewRound, onRanks }: HeadProps) {
  const { app, games, match } = useWords();
  const { name, han } = games[mahjongMatch.id];
  return (
    <header className="match-head">
      <div className="match-name-of-game">
        <Link href="/" className="match-chip is-round" aria-label={app.backHome}>
          <Icon name="back" />
        </Link>
        <h1>
          {name}
          {han !== name && (
            <span className="han" lang="zh-Hant">
              {han}
            </span>
          )}
        </h1>
      </div>
      <div className="match-tools">
        {mode !== undefined && <span className="match-chip match-mode">{match.modes[mode]}</span>}
        {onNewRound !== undefined && (
          <button type="button" className="match-chip" aria-label={match.newRound.title} onClick={onNewRound}>
            <Icon name="refresh" />
            <span className="match-chip-word">{match.newRound.title}</span>
          </button>
        )}
        <button type="button" className="match-chip" aria-label={match.ranks.open} onClick={onRanks}>
          <Icon name="book" />
          <span className="match-chip-word">{match.ranks.open}</span>
        </button>
        <LanguageSwitch />
      </div>
    </header>
  );
}

/** 中 / EN: the language of the whole app. */
function LanguageSwitch() {
  const { match } = useWords();
  const { language } = useSettings();
  const isChinese = language.startsWith('zh');
  return (
    // biome-ignore lint/a11y/useSemanticElements: two switches side by side, no form to fill in
    <div role="group" className="match-chip match-language" aria-label={match.language}>
      <button
        type="button"
        lang="zh-Hant"
        className="han"
        aria-label="中文"
        aria-pressed={isChinese}
        onClick={() => !isChinese && changeSettings({ language: 'zh-Hant' })}
      >
        <span>中</span>
      </button>
      <button
        type="button"
        lang="en"
        aria-label="EN, English"
        aria-pressed={language === 'en'}
        onClick={() => changeSettings({ language: 'en' })}
      >
        <span>EN</span>
      </button>
    </div>
  );
}
