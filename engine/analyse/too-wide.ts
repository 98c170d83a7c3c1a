import type { Theme } from '../../schema/generated/manifests.ts'
import type { Path } from '../json.ts'
import type { Combinations } from '../members/diagrams.ts'
import type { MemberSpace } from '../members/member-space.ts'
import type { BrandGround } from '../parts/brand-ground.ts'
import type { Part } from '../parts/manifest-parts.ts'
import { plainWidth, type TextWidth } from '../text/text-width.ts'
import { type Find, type Found, partName, type Typefaces } from './found.ts'

/** The narrowest screen that is served whole (WCAG 1.4.10), and what is left of it inside the page and inside a card. */
const screen = 320
const insidePage = 288
const insideCard = 250
/** Beside the picture of a tile. */
const insideTile = 184
/** An entry of the bar at the bottom of phones: its padding, and the least room that a thumb gets. */
const [entryPadding, leastEntry] = [8, 56]
const entryWeight = 600

/** What text is drawn in: widths in pixels. */
interface Drawn {
  body: (text: string, size: number, weight: number) => number
  heading: (text: string, size: number) => number
  base: number
}

/** Headings are set a little closer. */
const closer = 0.01

function drawnIn({ fonts, typefaces, type, style }: Theme, widthsOf: Typefaces): Drawn {
  const widthIn = (families: string): TextWidth => {
    const own = typefaces.find(({ family }) => families.replaceAll(/['"]/g, '').startsWith(family))
    return (own && widthsOf(own.src)) ?? plainWidth
  }
  const [body, heading] = [widthIn(fonts.body), widthIn(fonts.heading)]
  return {
    base: type.base,
    body: (text, size, weight) => body(text, weight) * size,
    heading: (text, size) => (heading(text, style.headingWeight) - closer * text.length) * size,
  }
}

/** The parts of words that no line parts; the menu may break behind a slash too. */
const pieces = (text: string, alsoAt = '') => text.split(new RegExp(`[\\s\\-${alsoAt}]+`)).filter(piece => piece !== '')

/** A title with the size at which it shows on the narrowest screen, in multiples of running text, and its room in pixels. */
interface Title {
  surface: Found['surface']
  path: Path
  text: string
  size: number
  room: number
}

/** Sizes of web/styles/tokens.css on the narrowest screen. */
const [display, title, large, body] = [1.65, 1.29, 1.175, 1]

/** Titles of the brand, of which a word that is wider than its place would be torn apart. */
function titlesOf({ manifest }: BrandGround): Title[] {
  const { pages, errors, contact, home, tools, programs, text } = manifest
  const found: Title[] = []
  const add = (surface: Title['surface'], path: Path, said: string | undefined, size: number, room: number) => {
    if (said !== undefined) found.push({ surface, path, text: said, size, room })
  }
  for (const [index, page] of pages.pages.entries()) {
    add('pages', ['pages', index, 'heading'], page.heading, display, insidePage)
    for (const [place, block] of page.blocks.entries()) {
      const at: Path = ['pages', index, 'blocks', place]
      if ('heading' in block) add('pages', [...at, 'heading'], block.heading, large, insideCard)
      if (block.block === 'cards')
        for (const [card, { title: said }] of block.cards.entries())
          add('pages', [...at, 'cards', card, 'title'], said, body, insideTile)
    }
  }
  for (const [index, { heading }] of errors.pages.entries())
    add('errors', ['pages', index, 'heading'], heading, display, insidePage)
  add('contact', ['heading'], contact.heading, display, insidePage)
  for (const [index, { heading }] of contact.sections.entries())
    add('contact', ['sections', index, 'heading'], heading, large, insideCard)
  for (const [index, block] of home.items.entries())
    if ('title' in block) add('home', ['items', index, 'title'], block.title, title, insideCard)
  for (const [index, tool] of tools.items.entries())
    add('tools', ['items', index, 'title'], tool.title, body, insideTile)
  for (const [index, entry] of programs.items.entries())
    add('programs', ['items', index, 'title'], entry.title, body, insideTile)
  for (const [section, words] of Object.entries(text))
    add('text', [section, 'heading'], words.heading, display, insidePage)
  return found
}

/** Titles with a word that does not fit its place on the narrowest screen (CHECK-10). */
export const wideTitles: Find = ({ ground, typefaces }) => {
  const drawn = drawnIn(ground.manifest.theme, typefaces)
  return titlesOf(ground).flatMap(({ surface, path, text, size, room }) => {
    const [widest] = pieces(text.replaceAll(/\{[^{}]*\}/g, ''))
      .map(piece => ({ piece, width: drawn.heading(piece, size * drawn.base) }))
      .toSorted((one, other) => other.width - one.width)
    if (!widest || widest.width <= room) return []
    const says = `"${widest.piece}" takes ${Math.ceil(widest.width)} pixels, and its place has ${room} where the screen is ${screen} wide: it is torn apart.`
    return [{ surface, path, says, todo: 'Say it in shorter words, or in two.' }]
  })
}

/** An entry of the bar as those have it who see it. */
interface Entry {
  forms: readonly { who: Combinations; width: number }[]
}

/** The bar at the bottom of phones, for whoever has entries that do not fit beside one another (CHECK-10). */
export const wideBar: Find = ({ ground, typefaces }) => {
  const { parts, manifest, seen, space } = ground
  const { none } = space.diagrams
  const drawn = drawnIn(manifest.theme, typefaces)
  const menu = manifest.menus.menus.findIndex(({ id }) => id === 'primary')
  const widthOf = (said: unknown) =>
    Math.max(
      leastEntry,
      entryPadding +
        Math.max(0, ...pieces(String(said), '/').map(piece => drawn.body(piece, 0.77 * drawn.base, entryWeight))),
    )
  const isInBar = ({ surface, path, item }: Part) =>
    surface === 'menus' &&
    path.length === 4 &&
    path[1] === menu &&
    (!Array.isArray(item.places) || item.places.includes('bottom'))
  const shown = parts.filter(isInBar)
  const entries = shown.map(part => ({
    forms: part.forms.map(({ who, fields }) => ({
      who: space.diagrams.and(who, seen(part)),
      width: widthOf(fields.title),
    })),
  }))
  const widest = widestOf(entries, space)
  const last = shown.at(-1)
  if (widest.width <= screen || widest.who === none || !last) return []
  return [
    {
      surface: 'menus',
      path: last.path,
      says: `The menu at the bottom of phones takes ${Math.ceil(widest.width)} pixels up to ${partName(last)}, and a screen of ${screen} has no more: it needs two rows.`,
      todo: 'Shorten titles, or take an entry out of "bottom" with "places".',
      who: widest.who,
    },
  ]
}

/** Those who have the most in their bar, and how much it takes. */
interface Bar {
  who: Combinations
  width: number
}

/** Widths are told in quarters of a pixel, finer than they are measured: so there are few sums of them, however many entries. */
const quarters = (width: number) => Math.round(width * 4) / 4

/**
 * The most room that the entries take together for anybody, and those for whom they do. Nobody may see the widest form of every
 * entry, so their sum is no answer: entry by entry all who have the same width so far stay together, however they came to it.
 * Each entry multiplies what is to be done by its forms then, but not what is kept.
 */
export function widestOf(entries: readonly Entry[], { diagrams, possible }: MemberSpace): Bar {
  const { and, except, or } = diagrams.bound
  let bars: ReadonlyMap<number, Combinations> = new Map([[0, possible]])
  for (const { forms } of entries) {
    const without = { who: except(diagrams.all, or(...forms.map(({ who }) => who))), width: 0 }
    const longer = new Map<number, Combinations>()
    for (const [taken, who] of bars)
      for (const form of [...forms, without]) {
        const both = and(who, form.who)
        const width = taken + quarters(form.width)
        if (both !== diagrams.none) longer.set(width, or(longer.get(width) ?? diagrams.none, both))
      }
    bars = longer
  }
  const width = Math.max(0, ...bars.keys())
  return { who: bars.get(width) ?? diagrams.none, width }
}
