/** What an edit changes of a text, as lines. */
export interface ChangedLines {
  /** The lines that are gone. */
  before: string[]
  /** The lines in their place. */
  after: string[]
}

const linesOf = (text: string) => text.split(/\r?\n/)

/** The lines in which two texts differ, without those that are equal at both ends. */
export function changedLines(before: string, after: string): ChangedLines {
  const [old, young] = [linesOf(before), linesOf(after)]
  const same = old.findIndex((line, index) => line !== young[index])
  const start = same < 0 ? Math.min(old.length, young.length) : same
  let end = 0
  while (end < Math.min(old.length, young.length) - start && old.at(-1 - end) === young.at(-1 - end)) end += 1
  return { before: old.slice(start, old.length - end), after: young.slice(start, young.length - end) }
}

/** Marks that would turn a line around, as escapes, so that a terminal shows where they stand. */
export const visible = (line: string): string =>
  line.replace(/\p{Bidi_Control}/gu, mark => `\\u${mark.charCodeAt(0).toString(16)}`)
