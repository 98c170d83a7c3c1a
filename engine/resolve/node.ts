import type { Asks } from '../conditions/asks.ts'
import type { Known } from '../state.ts'

/** What a node gives when its rules hide it. */
export const hidden: unique symbol = Symbol('hidden')

/** A compiled piece of a manifest: a value that is the same for everyone, or one that depends on who asks. */
export type Node = { asks: Asks } & (
  | { constant: true; value: unknown }
  | { constant: false; at: (known: Known) => unknown | typeof hidden }
)

export const valueAt = (node: Node, known: Known): unknown => (node.constant ? node.value : node.at(known))
