/** The app: which screen an address shows, in which words and colours. */
import { lazy, Suspense, useEffect } from 'react';
import { Route, Router, Switch } from 'wouter';
import { BrokenBoundary } from './broken.tsx';
import { Home } from './home/home.tsx';
import { NotFound } from './not-found.tsx';
import { applySettings, useSettings } from './settings/settings.ts';
import { Words } from './ui/words.tsx';
import './fonts/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import './ui/tile.css';

/** The path the app is served under, without its last slash. */
const base = new URL(document.baseURI).pathname.replace(/\/$/, '');

const loadSolo = () => import('./play/solo-screen.tsx');
const SoloScreen = lazy(async () => ({ default: (await loadSolo()).SoloScreen }));
const MatchScreen = lazy(async () => ({
  default: (await import('./play/match/match-screen.tsx')).MatchScreen,
}));
const DeviceScreen = lazy(async () => ({ default: (await import('./play/device-screen.tsx')).DeviceScreen }));
const RulesScreen = lazy(async () => ({ default: (await import('./rules/rules-screen.tsx')).RulesScreen }));
const WorthScreen = lazy(async () => ({ default: (await import('./worth/worth-screen.tsx')).WorthScreen }));
const LearnScreen = lazy(async () => ({ default: (await import('./learn/learn-screen.tsx')).LearnScreen }));
const ScorekeeperScreen = lazy(async () => ({
  default: (await import('./scorekeeper/scorekeeper-screen.tsx')).ScorekeeperScreen,
}));
const TablesScreen = lazy(async () => ({
  default: (await import('./online/tables-screen.tsx')).TablesScreen,
}));
const TableScreen = lazy(async () => ({ default: (await import('./online/table-screen.tsx')).TableScreen }));
const AccountScreen = lazy(async () => ({
  default: (await import('./online/account-screen.tsx')).AccountScreen,
}));
const InviteScreen = lazy(async () => ({
  default: (await import('./online/invite-screen.tsx')).InviteScreen,
}));

export function App() {
  const settings = useSettings();
  useEffect(() => applySettings(settings), [settings]);
  return (
    <Words language={settings.language}>
      <BrokenBoundary>
        <Suspense>
          <Router base={base}>
            <Switch>
              <Route path="/">
                <Home />
                <AheadOfTime />
              </Route>
              <Route path="/solo/:game">
                <SoloScreen />
              </Route>
              <Route path="/match">
                <MatchScreen />
              </Route>
              <Route path="/device/:game">
                <DeviceScreen />
              </Route>
              <Route path="/rules/:game">
                <RulesScreen />
              </Route>
              <Route path="/worth/:game">
                <WorthScreen />
              </Route>
              <Route path="/learn/:lesson?">
                <LearnScreen />
              </Route>
              <Route path="/scorekeeper/:session?">
                <ScorekeeperScreen />
              </Route>
              <Route path="/tables">
                <TablesScreen />
              </Route>
              <Route path="/table/:id">
                <TableScreen />
              </Route>
              <Route path="/account">
                <AccountScreen />
              </Route>
              <Route path="/r/:code">
                <InviteScreen />
              </Route>
              <Route>
                <NotFound />
              </Route>
            </Switch>
          </Router>
        </Suspense>
      </BrokenBoundary>
    </Words>
  );
}

/** Makes the table's code ready once the home screen stands, so that a tap deals at once. */
function AheadOfTime() {
  useEffect(() => {
    const timer = setTimeout(() => {
      // without it the tap itself fetches what is missing, and says what is wrong
      loadSolo().then(
        ({ warmUp }) => warmUp(),
        () => {},
      );
    }, 300);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
