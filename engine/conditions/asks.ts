import type { FactName } from '../../schema/generated/facts.ts'
import type { OpenName } from '../state.ts'

/** What rules ask about a member: only these facts need to be fetched. */
export interface Asks {
  facts: ReadonlySet<FactName>
  open: ReadonlySet<OpenName>
}

export const asksNothing: Asks = { facts: new Set(), open: new Set() }

/** Everything that any of the parts asks. */
export function joinAsks(parts: Iterable<Asks>): Asks {
  const facts = new Set<FactName>()
  const open = new Set<OpenName>()
  for (const part of parts) {
    for (const fact of part.facts) facts.add(fact)
    for (const set of part.open) open.add(set)
  }
  return { facts, open }
}
