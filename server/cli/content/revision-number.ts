import { WrongUse } from '../frame/wrong-use.ts'

/** A number that somebody typed: of a revision, or how many. */
export function numberOf(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new WrongUse(`"${text}" is no number`)
  return Number(text)
}
