/** The app: which screen an address shows, in which words and colours. */
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Route, Router, Switch, useLocation } from 'wouter';
import { BrokenBoundary } from './broken.tsx';
import { Home } from './home/home.tsx';
import { loaded } from './load-problem.ts';
import { NotFound } from './not-found.tsx';
import { applySettings, useSettings } from './settings/settings.ts';
import { useTrail } from './trail.ts';
import { Words } from './ui/words.tsx';
import './fonts/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import './ui/tile.css';

/** The path the app is served under, without its last slash. */
const base = new URL(document.baseURI).pathname.replace(/\/$/, '');

const loadSolo = () => import('./play/solo-screen.tsx');
const SoloScreen = screen(async () => (await loadSolo()).SoloScreen);
const MatchScreen = screen(async () => (await import('./play/match/match-screen.tsx')).MatchScreen);
const DeviceScreen = screen(async () => (await import('./play/device-screen.tsx')).DeviceScreen);
const RulesScreen = screen(async () => (await import('./rules/rules-screen.tsx')).RulesScreen);
const WorthScreen = screen(async () => (await import('./worth/worth-screen.tsx')).WorthScreen);
const LearnScreen = screen(async () => (await import('./learn/learn-screen.tsx')).LearnScreen);
const ScorekeeperScreen = screen(
  async () => (await import('./scorekeeper/scorekeeper-screen.tsx')).ScorekeeperScreen,
);

const TablesScreen = screen(async () => (await import('./online/tables-screen.tsx')).TablesScreen);
const TableScreen = screen(async () => (await import('./online/table-screen.tsx')).TableScreen);
const AccountScreen = screen(async () => (await import('./online/account-screen.tsx')).AccountScreen);
const OperatorScreen = screen(async () => (await import('./online/operator-screen.tsx')).OperatorScreen);
const HostCheckScreen = screen(async () => (await import('./online/host-check-screen.tsx')).HostCheckScreen);
const ContinueScreen = screen(async () => (await import('./online/continue-screen.tsx')).ContinueScreen);
const InviteScreen = screen(async () => (await import('./online/invite-screen.tsx')).InviteScreen);
const MoneyScreen = screen(async () => (await import('./records/money-screen.tsx')).MoneyScreen);
const HistoryScreen = screen(async () => (await import('./records/history-screen.tsx')).HistoryScreen);
const HandScreen = screen(async () => (await import('./records/hand-screen.tsx')).HandScreen);
const SessionScreen = screen(async () => (await import('./records/session-screen.tsx')).SessionScreen);
const BoardScreen = screen(async () => (await import('./records/board-screen.tsx')).BoardScreen);
const OperatorReportsScreen = screen(
  async () => (await import('./records/operator-reports-screen.tsx')).OperatorReportsScreen,
);

/** A screen that is fetched when it is wanted. */
function screen(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await loaded(load) }));
}

export function App() {
  const settings = useSettings();
  useEffect(() => applySettings(settings), [settings]);
  return (
    <Words language={settings.language}>
      <Router base={base}>
        <Unbroken>
          <Suspense>
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
              <Route path="/operator">
                <OperatorScreen />
              </Route>
              <Route path="/host-check">
                <HostCheckScreen />
              </Route>
              <Route path="/continue">
                <ContinueScreen />
              </Route>
              <Route path="/money">
                <MoneyScreen />
              </Route>
              <Route path="/history">
                <HistoryScreen />
              </Route>
              <Route path="/hand/:table/:deal">
                <HandScreen />
              </Route>
              <Route path="/session/:table">
                <SessionScreen />
              </Route>
              <Route path="/leaderboard/:game?">
                <BoardScreen />
              </Route>
              <Route path="/operator/reports">
                <OperatorReportsScreen />
              </Route>
              <Route path="/r/:code">
                <InviteScreen />
              </Route>
              <Route>
                <NotFound />
              </Route>
            </Switch>
          </Suspense>
        </Unbroken>
      </Router>
    </Words>
  );
}

/** Stands in for a screen that failed, until another address is gone to. */
function Unbroken({ children }: { children: ReactNode }) {
  const [address] = useLocation();
  useTrail(address);
  return <BrokenBoundary address={address}>{children}</BrokenBoundary>;
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
