import { type Facet, type FacetKind, facetKinds } from './facets-of.ts'
import { folded } from './folded.ts'
import type { IndexedItem, ItemIndex } from './item-index.ts'

/** Whatever is asked: words, each of which an item has to have somewhere, and the brand whose members see it. */
export interface Wanted {
  readonly text: string
  /** Empty for all brands. */
  readonly brand: string
}

/** A text of an item with what matched in it. */
export interface MatchedText {
  readonly label: string
  readonly text: string
  /** Beginning and end of each match, in order. */
  readonly marks: readonly (readonly [number, number])[]
}

/** An item that was found. */
export interface FoundItem {
  readonly brand: string
  readonly surface: IndexedItem['surface']
  readonly id: string
  readonly name: MatchedText
  /** Names of the items around it, outermost first. */
  readonly around: readonly string[]
  /** The brand has it from what all brands share. */
  readonly isInherited: boolean
  /** Where else it matched, the most telling first. */
  readonly matched: readonly MatchedText[]
}

export interface Found {
  readonly items: readonly FoundItem[]
  /** How many there are in all. */
  readonly count: number
}

/** So many texts are shown of one item. */
const mostTexts = 2

const weights: { readonly [Kind in FacetKind]: number } = {
  id: 40,
  name: 50,
  target: 25,
  group: 30,
  words: 15,
  condition: 10,
}

/** Items with all of the words, the best first; what a brand inherits is found in base alone unless the brand is asked for (STUDIO-04). */
export function findItems(index: ItemIndex, { text, brand }: Wanted, most: number): Found {
  const words = folded(text).split(/\s+/).filter(Boolean)
  if (words.length === 0) return { items: [], count: 0 }
  const scored: { item: IndexedItem; score: number }[] = []
  for (const item of index.items) {
    if (brand === '' ? item.isInherited : item.brand !== brand) continue
    const score = scoreOf(item, words)
    if (score > 0) scored.push({ item, score })
  }
  const best = scored.toSorted((a, b) => b.score - a.score).slice(0, most)
  return { items: best.map(({ item }) => foundItem(item, words)), count: scored.length }
}

/** Nothing where a word is nowhere. */
function scoreOf({ facets }: IndexedItem, words: readonly string[]): number {
  let sum = 0
  for (const word of words) {
    let best = 0
    for (const { kind, folded: text } of facets) {
      const at = text.indexOf(word)
      if (at < 0) continue
      const isWhole = text === word ? 40 : at === 0 ? 15 : 0
      best = Math.max(best, weights[kind] + isWhole)
    }
    if (best === 0) return 0
    sum += best
  }
  return sum
}

function foundItem(
  { brand, surface, id, name, around, isInherited, facets }: IndexedItem,
  words: readonly string[],
): FoundItem {
  const rank = ({ kind }: Facet) => facetKinds.indexOf(kind)
  const matching = facets
    .filter(({ kind, folded: text }) => kind !== 'name' && words.some(word => text.includes(word)))
    .toSorted((a, b) => rank(a) - rank(b))
  return {
    ...{ brand, surface, id, around, isInherited },
    name: matchedText({ label: 'Name', text: name }, words),
    matched: matching
      .filter(({ text }) => text !== name)
      .slice(0, mostTexts)
      .map(facet => matchedText(facet, words)),
  }
}

/** Of a long text what is around the first match. */
const [before, longest] = [40, 160]

function matchedText({ label, text }: Pick<Facet, 'label' | 'text'>, words: readonly string[]): MatchedText {
  const all = marksIn(text, words)
  const start = text.length <= longest ? 0 : Math.max(0, (all[0]?.[0] ?? 0) - before)
  const end = Math.min(text.length, start + longest)
  const [lead, tail] = [start > 0 ? '…' : '', end < text.length ? '…' : '']
  const shift = lead.length - start
  return {
    label,
    text: lead + text.slice(start, end) + tail,
    marks: all.filter(([, to]) => to <= end).map(([from, to]) => [from + shift, to + shift]),
  }
}

/** Where the words stand; what overlaps is one. */
function marksIn(text: string, words: readonly string[]): (readonly [number, number])[] {
  const own = folded(text)
  const found = words.flatMap(word => {
    const places: [number, number][] = []
    for (let at = own.indexOf(word); at >= 0; at = own.indexOf(word, at + word.length))
      places.push([at, at + word.length])
    return places
  })
  const joined: [number, number][] = []
  for (const [from, to] of found.toSorted(([a], [b]) => a - b)) {
    const last = joined.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else joined.push([from, to])
  }
  return joined
}
