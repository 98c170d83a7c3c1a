/** Properties whose value a browser in forced colours takes from the person, whatever the page says. */
const forced = [
  'color',
  'background-color',
  'background-image',
  'border-color',
  'outline-color',
  'text-decoration-color',
  'column-rule-color',
  'caret-color',
  'accent-color',
  'box-shadow',
  'text-shadow',
]

/**
 * Shows the page about as a browser does in forced colours, which script cannot switch on: what sheets say about colour is
 * taken away, apart from their rules for forced colours, so that the browser's own dark colours show. Sheets that come
 * later, as when one was saved, are treated alike. The developer tools and Playwright show the real thing.
 */
export function forceColors(): void {
  if (matchMedia('(forced-colors: active)').matches) return
  document.documentElement.style.colorScheme = 'dark'
  const treat = () => {
    for (const sheet of document.styleSheets) forceRules(sheet.cssRules)
  }
  treat()
  new MutationObserver(treat).observe(document.head, { childList: true, subtree: true, characterData: true })
  addEventListener('load', treat)
  for (const link of document.querySelectorAll('link[rel=stylesheet]')) link.addEventListener('load', treat)
}

/** Rules for forced colours, which apply from now on. */
const applied = new WeakSet<CSSRule>()

function forceRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (applied.has(rule)) continue
    if (rule instanceof CSSMediaRule && rule.conditionText.includes('(forced-colors: active)')) {
      rule.media.mediaText = rule.conditionText.replace('(forced-colors: active)', '(width >= 0px)')
      applied.add(rule)
      continue
    }
    if (rule instanceof CSSStyleRule && rule.style.forcedColorAdjust !== 'none') takeColors(rule.style)
    if ('cssRules' in rule) forceRules(rule.cssRules as CSSRuleList)
  }
}

/** A ground that lets through what is beneath it goes on doing so. */
const clear = ['transparent', 'initial', 'rgba(0, 0, 0, 0)']

function takeColors(style: CSSStyleDeclaration): void {
  for (const property of forced) {
    const value = style.getPropertyValue(property)
    if (property.startsWith('background') && clear.includes(value)) continue
    style.removeProperty(property)
  }
}
