import { findNodeAtOffset, type Node, parseTree } from 'jsonc-parser'
import type { ImageAddress } from '../../../engine/check/address-images.ts'
import { type CheckedManifests, checkManifests } from '../../../engine/check/check-manifests.ts'
import { CheckMemory } from '../../../engine/check/check-memory.ts'
import { pointerOf } from '../../../engine/json.ts'
import { surfacesWithWords } from '../../../engine/languages/language-files.ts'
import { wordsOf } from '../../../engine/languages/words-of.ts'
import type { Place } from '../../../engine/overlay/places.ts'
import { vectors } from '../../pages/support/markup.ts'
import type { Texts } from './any-drafts.ts'

/** Texts that staff alone read, or that are put into others, by the name of their field. */
const isOfStaff = (path: string, key: string) =>
  key === 'description' || key === 'because' || (path.endsWith('/brand.json') && /^(?:legalN|n)ame$/.test(key))

/** Where a text stands in its file. */
interface Spot {
  readonly path: string
  readonly line: number
  readonly value: Node
}

/** Manifests with markup in their texts. */
interface Marked {
  /** In every one, whatever the check says. */
  readonly all: Texts
  /** In those with which the check takes it: this could go live. */
  readonly good: Texts
  /** How many texts have it in either. */
  readonly counts: { readonly all: number; readonly good: number }
}

/**
 * Puts markup after every text that people read: those of members in each language, by the schema, and those of staff.
 * @param isMarked which files get it, by their path
 */
export function markedTexts(texts: Texts, imageAddress: ImageAddress, isMarked = (_path: string) => true): Marked {
  const memory = new CheckMemory()
  const check = (of: Texts) =>
    checkManifests(
      [...of].map(([path, text]) => ({ path, text })),
      imageAddress,
      memory,
    )
  const spots = [...textsIn(texts, check(texts))].filter(({ path }) => isMarked(path))
  const refused = new Set<string>()
  for (;;) {
    const left = spots.filter(({ path, line }) => !refused.has(`${path}:${line}`))
    const marked = withMarkup(texts, left)
    const { diagnostics } = check(marked)
    if (diagnostics.length === 0)
      return { all: withMarkup(texts, spots), good: marked, counts: { all: spots.length, good: left.length } }
    const before = refused.size
    for (const { file, line } of diagnostics) refused.add(`${file}:${line}`)
    if (refused.size === before) throw new Error(`Not because of markup: ${JSON.stringify(diagnostics[0])}`)
  }
}

function* textsIn(texts: Texts, checked: CheckedManifests): Generator<Spot> {
  const places = new Set<string>()
  const note = (place: Place | undefined) => place && places.add(`${place.file}:${place.line}:${place.column}`)
  for (const brand of checked.brands) {
    for (const surface of surfacesWithWords) {
      const origins = checked.originsOf(brand, surface)
      for (const { path } of wordsOf(surface, brand.manifest[surface])) note(origins.get(pointerOf(path)))
    }
    for (const { words } of brand.languages) for (const { place } of words) note(place?.value)
  }
  for (const [path, text] of texts) {
    const root = parseTree(text)
    if (!root) continue
    const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]
    const found = new Map<number, Spot>()
    const lineOf = (offset: number) => starts.findLastIndex(start => start <= offset) + 1
    const take = (value: Node | undefined) => {
      if (value?.type === 'string' && value.value !== '')
        found.set(value.offset, { path, line: lineOf(value.offset), value })
    }
    for (const place of places) {
      const [file, line, column] = place.split(':')
      if (file === path) take(valueAt(root, (starts[Number(line) - 1] ?? 0) + Number(column) - 1))
    }
    for (const { key, value } of fieldsIn(root)) if (isOfStaff(path, key)) take(value)
    yield* found.values()
  }
}

function* fieldsIn({ type, children = [] }: Node): Generator<{ key: string; value: Node | undefined }> {
  if (type === 'property') yield { key: String(children[0]?.value), value: children[1] }
  for (const child of children) yield* fieldsIn(child)
}

/** The value at an offset, which is that of a field or of its name. */
function valueAt(root: Node, offset: number): Node | undefined {
  const node = findNodeAtOffset(root, offset, true)
  const around = node?.parent
  return around?.type === 'property' && around.children?.[0] === node ? around.children?.[1] : node
}

function withMarkup(texts: Texts, spots: readonly Spot[]): Texts {
  const marked = new Map(texts)
  const ordered = spots.toSorted((a, b) => b.value.offset - a.value.offset)
  for (const [turn, { path, value }] of ordered.entries()) {
    const text = marked.get(path) ?? ''
    const said = JSON.stringify(`${value.value} ${vectors[turn % vectors.length]}`)
    marked.set(path, text.slice(0, value.offset) + said + text.slice(value.offset + value.length))
  }
  return marked
}
