import type { FactName } from '../../schema/generated/facts.ts'
import { answerFacts } from './answer-facts.ts'
import type { FactRules } from './fact-rule.ts'
import { groupFacts } from './group-facts.ts'
import { memberFacts } from './member-facts.ts'
import { preferenceFacts } from './preference-facts.ts'
import { sessionFacts } from './session-facts.ts'

/** How each fact of the registry is computed; a fact without a rule does not compile. */
export const factRules: FactRules<FactName> = {
  ...sessionFacts,
  ...memberFacts,
  ...answerFacts,
  ...groupFacts,
  ...preferenceFacts,
}
