import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import axe from 'axe-core'
import { expect, type Page } from 'playwright/test'

/** The small build of axe: every page has to read it anew. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Rules that axe calls experimental are off unless they are named (MEMBER-48). */
const experimental = axe.getRules(['experimental']).map(({ ruleId }) => [ruleId, { enabled: true }] as const)

/**
 * Sheets are read for what depends on how a screen is held; films and sounds, which no page has, are not looked for. Frames hold
 * members' pages, each of which is looked at by itself.
 */
const options: axe.RunOptions = {
  iframes: false,
  resultTypes: ['violations'],
  preload: { assets: ['cssom'] },
  rules: Object.fromEntries(experimental),
}

/** In forced colours the pairs are the person's own choice, and axe measures what lies beneath them. */
const ofForcedColors: axe.RunOptions = { ...options, rules: { ...options.rules, 'color-contrast': { enabled: false } } }

/** Links, pictures and lines of header and footer, and whole screens, that axe has looked at, by brand, width and scheme. */
const known = new Set<string>()

/**
 * No axe violation on the page as it stands, best practices and experimental rules included. Runs in the page itself,
 * whose own script may not load anything: axe comes through the browser's developer connection, once a page. What stands
 * in header or footer exactly as axe has seen it there before, in the same width and colours, is not measured again: most
 * of a page is that. Nor is the screen below a menu, once axe has seen it.
 */
export async function expectAccessible(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const parts = await page.evaluate(readParts)
  const isKnown = parts.map(part => known.has(part))
  const violations = await page.evaluate(runAxe, [isKnown, options, ofForcedColors] as const)
  expect(violations).toEqual([])
  for (const part of parts) known.add(part)
}

/** Runs in the page: the smallest parts of header and footer, and the screen, each with what its look depends on. */
function readParts(): string[] {
  const way = `${location.host} ${innerWidth} ${matchMedia('(forced-colors: active)').matches}`
  const ofShell = [...document.querySelectorAll('header, footer')].flatMap(place => [
    ...place.querySelectorAll('a, button, summary, img, svg, p'),
  ])
  const parts = [...ofShell, ...document.querySelectorAll('main')]
  Object.assign(window, { knownParts: parts })
  // Ids that React counts differ from screen to screen.
  return parts.map(part => {
    const place = `${part.closest('header, footer, main')?.tagName} ${part.checkVisibility() ? 'seen' : 'hidden'}`
    return `${way} ${place} ${part.outerHTML.replace(/_R_\w+_/g, '')}`
  })
}

/** Runs in the page. */
async function runAxe([isKnown, ours, forced]: readonly [boolean[], axe.RunOptions, axe.RunOptions]): Promise<
  string[]
> {
  const { axe: here, knownParts } = window as unknown as { axe: typeof axe; knownParts: Element[] }
  const context = { include: [document.documentElement], exclude: knownParts.filter((_, index) => isKnown[index]) }
  const found = await here.run(context, matchMedia('(forced-colors: active)').matches ? forced : ours)
  // By the pattern of a tree with columns its rows take the focus; an experimental rule of axe knows no row that does.
  const isTreeRow = (id: string, target: string) =>
    id === 'focus-order-semantics' && document.querySelector(target)?.matches('[role="treegrid"] [role="row"]')
  return found.violations.flatMap(({ id, nodes }) => {
    const targets = nodes.map(node => node.target.join(' ')).filter(target => !isTreeRow(id, target))
    return targets.length === 0 ? [] : [`${id}: ${targets.join(', ')}`]
  })
}
