import { type Diagnostic, diagnosticText } from '../../../engine/check/diagnostic.ts'
import { mended } from './mended.ts'
import type { Mutant } from './mutant.ts'

const lines = (text: string) => text.split('\n')

/** The lines in which two texts differ, without those that are equal at both ends. */
function changed(before: string, after: string): { minus: string[]; plus: string[] } {
  const [old, young] = [lines(before), lines(after)]
  const same = old.findIndex((line, index) => line !== young[index])
  const start = same < 0 ? Math.min(old.length, young.length) : same
  let end = 0
  while (end < Math.min(old.length, young.length) - start && old.at(-1 - end) === young.at(-1 - end)) end += 1
  return { minus: old.slice(start, old.length - end), plus: young.slice(start, young.length - end) }
}

/** Marks that would turn the line around, as escapes. */
const visible = (line: string) => line.replace(/\p{Bidi_Control}/gu, mark => `\\u${mark.charCodeAt(0).toString(16)}`)

const shown = (sign: string, of: readonly string[]) => of.map(line => `  ${sign} ${visible(line.trim())}`)

/** The message without the numbers of lines, which move with every edit of the shipped manifests. */
const message = (diagnostic: Diagnostic) =>
  diagnosticText(diagnostic)
    .replace(/:\d+:\d+/, '')
    .replace(/in line \d+/, 'in line …')

/** A mutant as readers of the catalogue see it: the change, the message, and what mends it. */
export function told(mutant: Mutant, right: string): string {
  const { minus, plus } = changed(right, mutant.text)
  const mend = changed(mutant.text, mended(mutant))
  const offered = mutant.diagnostics.some(diagnostic => diagnostic.mend)
  return [
    mutant.name,
    ...shown('-', minus),
    ...shown('+', plus),
    ...mutant.diagnostics.map(message),
    ...(offered ? ['  mend', ...shown('>', mend.plus)] : ['  mend      by hand']),
    '',
  ].join('\n')
}
