import { subscriberFacts } from '../../engine/testing/member-state.ts'
import type { FactReader } from '../../gateway-graph/context/graph-context.ts'
import type { FactName, FactValues } from '../../schema/generated/facts.ts'

/** Facts of a subscriber with active plans who is signed in, as far as routes and the journey ask. */
export const subscriber: Partial<FactValues> = { ...subscriberFacts, referrals: 'no', ebillEligible: 'yes' }

export interface RecordingReader extends FactReader {
  /** Names of the facts that were asked, in their order. */
  asked: FactName[]
}

/** A reader of set facts; whatever is left out is unknown. */
export function factReader(facts: Partial<FactValues>): RecordingReader {
  const asked: FactName[] = []
  async function fact<Name extends FactName>(name: Name): Promise<FactValues[Name] | undefined> {
    asked.push(name)
    return facts[name]
  }
  return {
    asked,
    atOnce: () => undefined,
    fact,
    required: fact,
    open: async () => [],
    requiredOpen: async () => [],
    acknowledged: async () => [],
    lapsed: async () => false,
  }
}
