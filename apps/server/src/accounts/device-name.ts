/** What a browser and its system are called, out of what the browser says of itself: two words, nothing that tells more. */
import { deviceBrowsers, deviceSystems } from '@tilehouse/protocol';

type Named<Name> = readonly (readonly [Name, RegExp])[];

/** The first that fits: browsers claim to be the ones they descend from. */
const browsers: Named<(typeof deviceBrowsers)[number]> = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:(?:Headless)?Chrome|CriOS|Chromium)\//],
  ['Safari', /\bSafari\//],
];
const systems: Named<(typeof deviceSystems)[number]> = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac(?:intosh| OS)\b/],
  ['Linux', /\bLinux\b|\bX11\b/],
];
/** No browser says more of itself than this. */
const longest = 1_000;

/** `Chrome/Android`; a part that isn't known is left out, and undefined is said where neither is. */
export function deviceName(userAgent: string | undefined): string | undefined {
  const text = userAgent?.slice(0, longest) ?? '';
  const find = <Name>(names: Named<Name>) => names.find(([, pattern]) => pattern.test(text))?.[0] ?? '';
  const name = `${find(browsers)}/${find(systems)}`;
  return name === '/' ? undefined : name;
}

/** The two words of a name that was kept. */
export function partsOfDevice(name: string | null) {
  const [browser, system] = (name ?? '').split('/');
  const known = <Name extends string>(names: readonly Name[], text: string | undefined) =>
    names.find((each) => each === text);
  const [itsBrowser, itsSystem] = [known(deviceBrowsers, browser), known(deviceSystems, system)];
  return {
    ...(itsBrowser === undefined ? {} : { browser: itsBrowser }),
    ...(itsSystem === undefined ? {} : { system: itsSystem }),
  };
}
