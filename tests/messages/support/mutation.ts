import type { TextEdit } from '../../../engine/check/edit.ts'
import type { Spot } from './spot.ts'

/** A change that makes a right manifest wrong in one thing. */
export interface Mutation extends TextEdit {
  /** Where the message must point, by its line: an offset in the changed text. The start of the change when left out. */
  at?: number
}

/** Makes the mistake at a place. */
export type Mutate = (spot: Spot) => Mutation

/** One kind of mistake, and the places where it is made. */
export interface Kind {
  what: string
  places: readonly (readonly [address: string, mutate: Mutate])[]
}

/** The same mistake in many places. */
export const everywhere = (what: string, mutate: Mutate, addresses: readonly string[]): Kind => ({
  what,
  places: addresses.map(address => [address, mutate]),
})

/** A kind of mistake that is another one in each place: the address with what is done there. */
export const each = (what: string, places: { readonly [address: string]: Mutate }): Kind => ({
  what,
  places: Object.entries(places),
})

/** A value in each place that must not stand there. */
export const values = (what: string, places: { readonly [address: string]: unknown }): Kind => ({
  what,
  places: Object.entries(places).map(([address, value]) => [address, replaced(value)]),
})

const replaced =
  (value: unknown): Mutate =>
  ({ node }) => ({ offset: node.offset, length: node.length, text: JSON.stringify(value) })
