/** Kilobytes, of 1,000 bytes, as sent with brotli. */
export const budgets = {
  /** Log-in's HTML, styles and images: all that signing in needs. Checked by tests/browser/weight.spec.ts. */
  logInBeforeScript: 30,
  /** All typefaces that a page of a brand loads; it can be read and used before they are there (MEMBER-51). */
  typefaces: 45,
  /** All script of the first view after log-in. */
  firstSignedInView: 160,
  /** What the code of one more screen adds to what every screen needs. */
  screen: 30,
  /** All script of the studio's first view (STUDIO-33). */
  studio: 300,
} as const

/** What neither log-in nor the first signed-in view may contain, with the pattern of its modules. */
export const keptOut: Readonly<Record<string, RegExp>> = {
  'a validator': /^schema\/generated\/.*\.js$|node_modules\/ajv/,
  Markdown: /node_modules\/(mdast-|micromark)/,
  'the sanitiser': /node_modules\/(hast-util-(sanitize|from-html)|parse5)/,
  'the date picker': /node_modules\/(react-aria|react-stately|@react-aria|@react-stately|@internationalized)/,
}
