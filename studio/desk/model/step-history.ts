import type { FileEdit } from './item-edits.ts'
import { overOthers } from './over-others.ts'
import { doneAgain, partBetween, type Step, takenBack } from './step.ts'
import type { Files } from './surface.ts'

/** As many steps are kept as somebody takes back in earnest. */
const mostSteps = 200

/** What becomes of the texts when a step is walked; nothing where somebody else has changed the same. */
type Walked = { readonly edits: readonly FileEdit[] } | { readonly lost: string }

/** The steps of undo over all texts of a draft, and those that were taken back (STUDIO-10). */
export class StepHistory {
  #done: Step[] = []
  #undone: Step[] = []
  /** Whether the next edit begins a step, and whether all edits go on with the last one. */
  #begins = true
  #isOneStep = false

  /** What would be taken back, or done again. */
  get names(): { undo: string | undefined; redo: string | undefined } {
    return { undo: this.#done.at(-1)?.name, redo: this.#undone.at(-1)?.name }
  }

  get kept(): { done: readonly Step[]; undone: readonly Step[] } {
    return { done: this.#done, undone: this.#undone }
  }

  /** Goes on with steps that a browser has kept. Steps of a studio before this one were of one file: they are left. */
  takeUp({ done, undone }: StepHistory['kept']): void {
    if (![...done, ...undone].every(({ parts }) => Array.isArray(parts))) return
    this.#done = [...done]
    this.#undone = [...undone]
  }

  /** Adds an edit that is about to be made of the files, to the last step where it goes on with that one. */
  add({ name, of, edits, files }: Pick<Step, 'name' | 'of'> & { edits: readonly FileEdit[]; files: Files }): void {
    const last = this.#goesOn(of, edits) ? this.#done.at(-1) : undefined
    const parts = new Map(last?.parts.map(part => [part.path, part]))
    for (const { path, text } of edits) {
      const part = parts.get(path)
      const now = files.get(path) ?? null
      parts.set(path, partBetween(path, part ? takenBack(part, now) : now, text))
    }
    const before = last ? this.#done.slice(0, -1) : this.#done
    this.#done = [...before, { name, of, parts: [...parts.values()] }].slice(-mostSteps)
    this.#undone = []
    this.#begins = false
  }

  /** Makes all edits that `work` makes one step: those before and after it do not go on with it (STUDIO-16). */
  oneStep(work: () => void): void {
    const isInside = this.#isOneStep
    this.#begins ||= !isInside
    this.#isOneStep = true
    try {
      work()
    } finally {
      this.#begins ||= !isInside
      this.#isOneStep = isInside
    }
  }

  #goesOn(of: string, edits: readonly FileEdit[]): boolean {
    const last = this.#done.at(-1)
    if (this.#begins || !last || last.isLost) return false
    const isSameFile = edits.length === 1 && last.parts.length === 1 && last.parts[0]?.path === edits[0]?.path
    return this.#isOneStep || (last.of === of && isSameFile)
  }

  undo(files: Files): Walked | undefined {
    return walked({ files, from: this.#done, to: this.#undone, way: takenBack })
  }

  redo(files: Files): Walked | undefined {
    return walked({ files, from: this.#undone, to: this.#done, way: doneAgain })
  }

  /** Told what became of the texts by somebody else. */
  sawOthers(before: Files, after: Files): void {
    this.#done = overOthers(this.#done, { before, after, way: takenBack })
    this.#undone = overOthers(this.#undone, { before, after, way: doneAgain })
  }
}

interface Walk {
  files: Files
  from: Step[]
  to: Step[]
  way: typeof takenBack
}

/** Walks the last step; one that is lost is told of once, so that the next is of the one before. */
function walked({ files, from, to, way }: Walk): Walked | undefined {
  const step = from.pop()
  if (!step) return undefined
  if (step.isLost) return { lost: step.name }
  to.push(step)
  return { edits: step.parts.map(part => ({ path: part.path, text: way(part, files.get(part.path) ?? null) })) }
}
