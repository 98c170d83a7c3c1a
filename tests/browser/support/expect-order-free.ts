import type { Page } from 'playwright/test'
import { expect } from './portal.ts'

/**
 * Sheets arrive in the order in which somebody goes through the portal. So no element may get a property from two style
 * modules of one layer with equal weight: which of them counts would depend on the way there.
 */
export async function expectOrderFree(page: Page): Promise<void> {
  expect(await page.evaluate(contests)).toEqual([])
}

/** Runs in the page: each pair of rules between which only their order decides. */
function contests(): string[] {
  interface Rule {
    selector: string
    layer: string
    style: CSSStyleDeclaration
  }
  const rulesIn = (list: CSSRuleList, layer = ''): Rule[] =>
    [...list].flatMap(rule => {
      const inner = rule instanceof CSSLayerBlockRule ? rule.name : layer
      const nested = 'cssRules' in rule ? rulesIn(rule.cssRules as CSSRuleList, inner) : []
      if (!(rule instanceof CSSStyleRule)) return nested
      const selectors = rule.selectorText.split(/,(?![^(]*\))/).filter(one => !one.includes('&'))
      return [...selectors.map(selector => ({ selector: selector.trim(), layer, style: rule.style })), ...nested]
    })
  // A class of a module is named _local_hash_line; the one of the element itself stands last.
  const moduleOf = (selector: string) => /_([\w-]{5})_\d+[^ ]*$/.exec(selector)?.[1]
  const weight = (selector: string) => {
    const classes = selector.match(/\.|\[|:(?!:|where|is|not)/g)?.length ?? 0
    const types = selector.match(/(^|[\s>+~])[a-z]/g)?.length ?? 0
    return `${classes},${types}`
  }
  const first = new WeakMap<Element, Map<string, Rule>>()
  const found = new Set<string>()
  for (const rule of [...document.styleSheets].flatMap(sheet => rulesIn(sheet.cssRules))) {
    const module = moduleOf(rule.selector)
    if (module === undefined) continue
    const [pseudo = ''] = /::[\w-]+$/.exec(rule.selector) ?? []
    const weighs = weight(rule.selector)
    // Once a rule: reading them costs more than everything else here.
    const ruling = [...rule.style].map(property => ({
      property,
      key: [rule.layer, property, pseudo, weighs].join(' '),
    }))
    for (const element of document.querySelectorAll(rule.selector.replace(pseudo, ''))) {
      const ruled = first.get(element) ?? new Map<string, Rule>()
      first.set(element, ruled)
      for (const { property, key } of ruling) {
        const other = ruled.get(key)
        if (!other) ruled.set(key, rule)
        else if (
          moduleOf(other.selector) !== module &&
          other.style.getPropertyValue(property) !== rule.style.getPropertyValue(property)
        )
          found.add(`${key}: ${other.selector} or ${rule.selector}`)
      }
    }
  }
  return [...found]
}
