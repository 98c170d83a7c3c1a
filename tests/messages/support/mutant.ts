import type { Diagnostic } from '../../../engine/check/diagnostic.ts'
import { applyEdit } from '../../../engine/check/edit.ts'
import type { Kind, Mutate, Mutation } from './mutation.ts'
import { checkWith, shippedText } from './shipped.ts'
import { spotAt } from './spot.ts'

/** A shipped manifest with one mistake. */
export interface Mutated {
  /** "a misspelled field: base/home.json items/tools/title" */
  name: string
  file: string
  /** The file with the mistake. */
  text: string
  /** The line with the mistake, from 1. */
  line: number
  mutation: Mutation
}

/** The same, and what the check says to it. */
export interface Mutant extends Mutated {
  diagnostics: readonly Diagnostic[]
}

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length

function mutated(what: string, address: string, mutate: Mutate): Mutated {
  const spot = spotAt(address, shippedText)
  const mutation = mutate(spot)
  const text = applyEdit(spot.text, mutation)
  return {
    name: `${what}: ${address}`,
    file: spot.file,
    text,
    line: lineAt(text, mutation.at ?? mutation.offset),
    mutation,
  }
}

/** Every manifest with a mistake of a kind, in the order of its places. */
export const mutatedBy = ({ what, places }: Kind): Mutated[] =>
  places.map(([address, mutate]) => mutated(what, address, mutate))

/** The same, checked: one of each kind in all brands, so that what is said once is not said by every brand, the others in few. */
export const mutantsOf = (kind: Kind): Mutant[] =>
  mutatedBy(kind).map((each, index) => ({
    ...each,
    diagnostics: checkWith(each.file, each.text, index === 0 ? 'all' : 'few').diagnostics,
  }))
