/** Browsers by the word of the User-Agent header that only they and those before them have. */
const browsers: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ['Safari', /\bVersion\/\S+ .*\bSafari\//],
]
const systems: readonly (readonly [name: string, mark: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows NT\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
]

/** Longer headers are no browser's: nothing is looked for in them. */
const longest = 512

/**
 * The device in plain words, "Firefox on Windows", by which members know it again in the list of their sign-ins (SEC-05).
 * It is coarse on purpose: versions and models say nothing to them, and neither does the raw header leave the portal.
 */
export function deviceOf(userAgent: string | undefined): string | undefined {
  if (userAgent === undefined || userAgent.length > longest) return undefined
  const named = (list: typeof browsers) => list.find(([, mark]) => mark.test(userAgent))?.[0]
  const [browser, system] = [named(browsers), named(systems)]
  return browser && system ? `${browser} on ${system}` : (browser ?? system)
}
