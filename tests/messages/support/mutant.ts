import type { Diagnostic } from '../../../engine/check/diagnostic.ts'
import { applyEdit } from '../../../engine/check/mends/edit.ts'
import type { Kind, Mutate, Mutation } from './mutation.ts'
import { checkWith, shippedText } from './shipped.ts'
import { spotAt } from './spot.ts'

/** A shipped manifest with one mistake, and what the check says to it. */
export interface Mutant {
  /** "a misspelled field: base/home.json items/tools/title" */
  name: string
  file: string
  /** The file with the mistake. */
  text: string
  /** The line with the mistake, from 1. */
  line: number
  mutation: Mutation
  diagnostics: readonly Diagnostic[]
}

export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length

function mutant(what: string, address: string, mutate: Mutate): Mutant {
  const spot = spotAt(address, shippedText)
  const mutation = mutate(spot)
  const text = applyEdit(spot.text, mutation)
  return {
    name: `${what}: ${address}`,
    file: spot.file,
    text,
    line: lineAt(text, mutation.at ?? mutation.offset),
    mutation,
    diagnostics: checkWith(spot.file, text).diagnostics,
  }
}

/** Every mutant of a kind, in the order of its places. */
export const mutantsOf = ({ what, places }: Kind): Mutant[] =>
  places.map(([address, mutate]) => mutant(what, address, mutate))
