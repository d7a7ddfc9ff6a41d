/** A browser and its system in words, from what the browser says of itself. */

/** The first that is found counts: browsers name those that they descend from, too. */
const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];

const SYSTEMS: readonly (readonly [string, RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

const first = (list: readonly (readonly [string, RegExp])[], text: string): string | null =>
  list.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

/** Such as `Firefox, Windows`; null when nothing is recognised. */
export const deviceOf = (userAgent: string | null): string | null => {
  if (userAgent === null) return null;
  const parts = [first(BROWSERS, userAgent), first(SYSTEMS, userAgent)].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(', ') : null;
};
