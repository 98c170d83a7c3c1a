import type { Clash } from './clash.ts'
import { type Decide, undecided } from './decide.ts'
import { homesIn } from './homes.ts'
import { Merger } from './merger.ts'
import { pick } from './pick.ts'
import { readWritten, type WrittenFile } from './written.ts'

/** A file's text in three versions: what both began with, if it was there, and what each made of it. */
interface Versions {
  base: string | undefined
  ours: string
  theirs: string
}

/** A merged text. Where something clashes it says what ours say. */
export interface MergedText {
  text: string
  clashes: Clash[]
}

/**
 * Merges two edits of a manifest file by the ids of its items (CONTENT-04): fields, places and presence of each item by
 * themselves. The text keeps order, spacing and line ends wherever nothing changed.
 * @param decide which side holds where something clashes; what somebody has decided is no clash any more
 */
export function mergeText({ base, ours, theirs }: Versions, decide: Decide = undecided): MergedText {
  if (ours === theirs || base === theirs) return { text: ours, clashes: [] }
  if (base === ours) return { text: theirs, clashes: [] }
  const lineEnd = pick(base && lineEndOf(base), lineEndOf(ours), lineEndOf(theirs))
  if (lineEnd === 'mixed') return mergeAsWritten({ base, ours, theirs }, decide)
  // Who changed all line ends changed nothing else: it neither clashes nor is lost.
  const merged = mergeAsWritten({ base: base && withLf(base), ours: withLf(ours), theirs: withLf(theirs) }, decide)
  return { ...merged, text: lineEnd === '\r\n' ? merged.text.replaceAll('\n', '\r\n') : merged.text }
}

function mergeAsWritten(versions: Versions, decide: Decide): MergedText {
  const { base, ours, theirs } = versions
  const [before, mine, other] = [
    base === undefined ? undefined : readWritten(base),
    readWritten(ours),
    readWritten(theirs),
  ]
  if (!mine || !other || (base !== undefined && !before)) return wholeOf('file', versions, decide)
  const homes = { base: homesIn(before?.root), ours: homesIn(mine.root), theirs: homesIn(other.root) }
  const merger = new Merger(homes, decide)
  const root = merger.merge({ base: before?.root, ours: mine.root, theirs: other.root }, { item: '', field: [] })
  const part = (name: 'before' | 'after') => pick(before?.[name], mine[name], other[name])
  const text = part('before') + root + part('after')
  const result = readWritten(text)
  if (!result) return wholeOf('value', versions, decide)
  const lost = lostItems(merger, result, homes)
  const side = lost.map(decide).find(each => each !== undefined)
  // What one side put into what the other took away is there only as that side has all of it.
  if (side !== undefined) return { text: side === 'ours' ? ours : theirs, clashes: [] }
  return { text, clashes: [...merger.clashes, ...lost] }
}

/** A file of which one side holds as a whole. */
function wholeOf(kind: Clash['kind'], { base, ours, theirs }: Versions, decide: Decide): MergedText {
  const clash: Clash = { item: '', field: '', kind, base, ours, theirs }
  const side = decide(clash)
  return { text: side === 'theirs' ? theirs : ours, clashes: side === undefined ? [clash] : [] }
}

/** Items that a side still has or added, and the result does not: one was put into what the other removed. */
function lostItems({ clashes }: Merger, { root }: WrittenFile, { base, ours, theirs }: Merger['homes']): Clash[] {
  const [kept, named] = [homesIn(root), new Set(clashes.map(({ item }) => item))]
  return [...new Set([...ours.keys(), ...theirs.keys()])]
    .filter(id => !kept.has(id) && !named.has(id) && (!base.has(id) || (ours.has(id) && theirs.has(id))))
    .map(item => {
      const textIn = (homes: typeof base) => homes.get(item)?.entry.value.text
      return { item, field: '', kind: 'removed', base: textIn(base), ours: textIn(ours), theirs: textIn(theirs) }
    })
}

const withLf = (text: string) => text.replaceAll('\r\n', '\n')

function lineEndOf(text: string): '\n' | '\r\n' | 'mixed' {
  const [all, withReturn] = [text.split('\n').length, text.split('\r\n').length]
  return withReturn === 1 ? '\n' : withReturn === all ? '\r\n' : 'mixed'
}
