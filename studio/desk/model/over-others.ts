import { mergeFile } from '../../../engine/merge/merge-file.ts'
import { type FilePart, partBetween, type Step, takenBack } from './step.ts'
import type { Files } from './surface.ts'

interface Others {
  /** The texts in which the steps are, and what somebody else has made of them. */
  readonly before: Files
  readonly after: Files
  /** What walks the steps: takes them back, or does them again. */
  readonly way: typeof takenBack
}

/**
 * Steps, the last one first, once somebody else has changed the texts. Steps beside what they did move along with it; of those in it,
 * or next to it, where commas may be shared, what they did is taken out field by field (CONTENT-05). A step in a field that
 * somebody else has changed as well is lost, and stays to say so; one that they have taken back themselves is no step any more.
 */
export function overOthers(steps: readonly Step[], { before, after, way }: Others): Step[] {
  const paths = [...before.keys(), ...after.keys()]
  if (paths.every(path => before.get(path) === after.get(path))) return [...steps]
  const inSteps = steps.flatMap(({ parts }) => parts.map(({ path }) => path))
  const all = new Map(
    [...paths, ...inSteps].map(path => [path, new MovingFile(path, before.get(path), after.get(path))] as const),
  )
  const kept = steps.toReversed().flatMap(step => {
    const moves = step.parts.map(part => [all.get(part.path) ?? new MovingFile(part.path), part] as const)
    const parts = moves.map(([texts, part]) => texts.moved(part, way)).filter(part => part !== undefined)
    // All of a step is walked, or nothing.
    const isLost = step.isLost === true || parts.length < moves.length
    for (const [texts, part] of moves)
      texts.walk(part, isLost ? undefined : parts.find(({ path }) => path === part.path), way)
    if (isLost) return [{ ...step, parts: [], isLost }]
    const left = parts.filter(({ removed, added, isNew, isGone }) => removed !== added || isNew || isGone)
    return left.length > 0 ? [{ ...step, parts: left }] : []
  })
  return kept.reverse()
}

/** One file, as the steps are made in it and as they are walked in it now. */
class MovingFile {
  readonly #path: string
  #was: string | null
  #now: string | null
  /** What makes the one of the other; found when it is asked for. */
  #others: readonly FilePart[] | undefined

  constructor(path: string, was: string | null = null, now: string | null = null) {
    this.#path = path
    this.#was = was
    this.#now = now
  }

  /** A part of a step as it is walked now; undefined where somebody else has changed the same. */
  moved(part: FilePart, way: typeof takenBack): FilePart | undefined {
    if (this.#was === this.#now) return part
    this.#others ??= partsBetween(this.#path, this.#was, this.#now)
    const by = movedBeside(part, this.#others, way)
    if (by !== undefined) return { ...part, at: part.at + by }
    const [was, ours, now] = [this.#was, way(part, this.#was), this.#now]
    const { text = null, clashes } = mergeFile({
      ...{ base: was ?? undefined, ours: ours ?? undefined, theirs: now ?? undefined },
    })
    if (clashes.length > 0) return undefined
    return way === takenBack ? partBetween(part.path, text, now) : partBetween(part.path, now, text)
  }

  /** Goes on to the texts that a step leads to: where it was made, and now, if it is walked there. */
  walk(part: FilePart, moved: FilePart | undefined, way: typeof takenBack): void {
    const isBeside = moved && movedBeside(part, this.#others ?? [], way) !== undefined
    const from = (way === takenBack ? part.added : part.removed).length
    const by = (way === takenBack ? part.removed : part.added).length - from
    this.#others = isBeside
      ? this.#others?.map(other => (other.at < part.at ? other : { ...other, at: other.at + by }))
      : undefined
    this.#was = way(part, this.#was)
    if (moved) this.#now = way(moved, this.#now)
  }
}

/** How far a part moves that is apart from whatever somebody else has put in; undefined where they touch. */
function movedBeside(part: FilePart, others: readonly FilePart[], way: typeof takenBack): number | undefined {
  if ([part, ...others].some(({ isNew, isGone }) => isNew || isGone)) return undefined
  const end = part.at + (way === takenBack ? part.added : part.removed).length
  let by = 0
  for (const { at, removed, added } of others) {
    if (at > end) continue
    if (at + removed.length >= part.at) return undefined
    by += added.length - removed.length
  }
  return by
}

/** What became of a file, in parts between lines that both texts have once. */
function partsBetween(path: string, before: string | null, after: string | null): FilePart[] {
  if (before === null || after === null) return [partBetween(path, before, after)]
  const [old, now] = [linesOnce(before), linesOnce(after)]
  const parts: FilePart[] = []
  let [from, to] = [0, 0]
  const upTo = (oldEnd: number, newEnd: number) => {
    const [was, is] = [before.slice(from, oldEnd), after.slice(to, newEnd)]
    const part = partBetween(path, was, is)
    if (was !== is) parts.push({ ...part, at: part.at + from })
  }
  for (const [line, at] of old) {
    const there = now.get(line)
    if (at === undefined || there === undefined || there < to) continue
    upTo(at, there)
    ;[from, to] = [at + line.length, there + line.length]
  }
  upTo(before.length, after.length)
  return parts
}

/** Where the lines of a text begin that are in it once. */
function linesOnce(text: string): Map<string, number | undefined> {
  const lines = new Map<string, number | undefined>()
  let at = 0
  for (const line of text.split(/(?<=\n)/)) {
    lines.set(line, lines.has(line) ? undefined : at)
    at += line.length
  }
  return lines
}
