import { applyEdit } from '../../../engine/check/edit.ts'
import type { Mutant } from './mutant.ts'
import { shippedText } from './shipped.ts'

/** The file as it is mended: by the edit that the message offers, else by the mutation taken back. */
export function mended({ file, text, mutation: { offset, length, text: by }, diagnostics }: Mutant): string {
  const [mend] = diagnostics.flatMap(({ mend }) => mend ?? [])
  if (mend) return applyEdit(text, mend)
  return applyEdit(text, { offset, length: by.length, text: shippedText(file).slice(offset, offset + length) })
}
