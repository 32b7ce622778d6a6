/** The table as it looks in particular situations, for eyes and for measuring; not part of the app that is served. */
import { type ReactNode, StrictMode, useEffect, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { TableConnection } from '../play/connection.ts';
import { CompanyContext } from '../play/mahjong/company.ts';
import { MahjongTable } from '../play/mahjong/mahjong-table.tsx';
import { applySettings, useSettings } from '../settings/settings.ts';
import { usePageWords } from '../ui/page.tsx';
import { Words } from '../ui/words.tsx';
import { companyOf } from './company.tsx';
import { scenes } from './rulesets/scenes.ts';
import '../fonts/fonts.css';
import '../ui/tokens.css';
import '../ui/base.css';
import '../ui/tile.css';
import type { Scene } from './scene.ts';

const nobody: TableConnection = {
  seat: 0,
  subscribe: () => () => undefined,
  act: async () => ({ type: 'done', n: 0 }),
  command: async () => ({ type: 'done', n: 0 }),
  results: async () => [
    { deal: 1, ending: 'won', winner: 0, net: [16, -8, -4, -4] },
    { deal: 2, ending: 'drawn', winner: undefined, net: [0, 0, 0, 0] },
  ],
  close: () => undefined,
};

/** What stands after the `#` of the address. */
function useHash(): string {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const onChange = (): void => setHash(location.hash);
    window.addEventListener('hashchange', onChange);
    return () => window.removeEventListener('hashchange', onChange);
  }, []);
  return hash.slice(1);
}

function Gallery() {
  const settings = useSettings();
  applySettings(settings);
  const name = useHash();
  const scene = scenes[name];
  if (scene === undefined) {
    return (
      <ul>
        {Object.keys(scenes).map((each) => (
          <li key={each}>
            <a href={`#${each}`}>{each}</a>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <Words language={settings.language}>
      <div data-situation={name}>
        <Company key={name} scene={scene}>
          <MahjongTable
            connection={nobody}
            update={scene.update}
            tileSet={scene.tileSet}
            onNewTable={() => undefined}
          />
        </Company>
      </div>
    </Words>
  );
}

/** Other people, where a situation has them. */
function Company({ scene, children }: { scene: Scene; children: ReactNode }) {
  const words = usePageWords('online');
  const company = useMemo(() => words && companyOf(words, scene), [words, scene]);
  if (!scene.hasCompany) return children;
  return company && <CompanyContext value={company}>{children}</CompanyContext>;
}

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root');
createRoot(root).render(
  <StrictMode>
    <Gallery />
  </StrictMode>,
);
