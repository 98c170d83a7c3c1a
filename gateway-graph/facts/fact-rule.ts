import type { FactName, FactValues } from '../../schema/generated/facts.ts'
import type { Member } from '../../schema/generated/gateway-types.ts'
import type { GraphContext } from '../context/graph-context.ts'

/** What facts are computed from. */
export interface FactContext extends Pick<GraphContext, 'rest' | 'session' | 'clock' | 'viewport'> {
  /** The record of the signed-in member, which most facts are computed from: found once for all of them. */
  member(): Promise<Member>
}

/** Computes one fact; throws when its source fails. */
export type FactRule<Name extends FactName> = (context: FactContext) => FactValues[Name] | Promise<FactValues[Name]>
export type FactRules<Name extends FactName> = { readonly [Each in Name]: FactRule<Each> }

/** The two values of a fact that is a plain question. */
export function yesNo(value: boolean): 'yes' | 'no' {
  return value ? 'yes' : 'no'
}
