import { changedLines, visible } from '../../../engine/check/changed-lines.ts'
import { type Diagnostic, diagnosticText } from '../../../engine/check/diagnostic.ts'
import { mended } from './mended.ts'
import type { Mutant } from './mutant.ts'

const shown = (sign: string, of: readonly string[]) => of.map(line => `  ${sign} ${visible(line.trim())}`)

/** The message without the numbers of lines, which move with every edit of the shipped manifests. */
const message = (diagnostic: Diagnostic) =>
  diagnosticText(diagnostic)
    .replace(/:\d+:\d+/, '')
    .replace(/in line \d+/, 'in line …')

/** A mutant as readers of the catalogue see it: the change, the message, and what mends it. */
export function told(mutant: Mutant, right: string): string {
  const made = changedLines(right, mutant.text)
  const mend = changedLines(mutant.text, mended(mutant))
  const [offered] = mutant.diagnostics.flatMap(diagnostic => diagnostic.mend ?? [])
  return [
    mutant.name,
    ...shown('-', made.before),
    ...shown('+', made.after),
    ...mutant.diagnostics.map(message),
    ...(offered
      ? [offered.certain ? '  mend' : '  mend      if that is meant', ...shown('>', mend.after)]
      : ['  mend      by hand']),
    '',
  ].join('\n')
}
