import type { FactName, OpenValues } from '../../schema/generated/facts.ts'
import { readPrograms } from '../programs/rest.ts'
import { readAccount } from '../shared/current-member.ts'
import { answerFacts, groupFacts, preferenceFacts } from './answer-facts.ts'
import type { FactContext, FactRules } from './fact-rule.ts'
import { memberFacts } from './member-facts.ts'
import { sessionFacts } from './session-facts.ts'

/** How each fact of the registry is computed; a fact without a rule does not compile. */
export const factRules: FactRules<FactName> = {
  ...sessionFacts,
  ...memberFacts,
  ...answerFacts,
  ...groupFacts,
  ...preferenceFacts,
}

type OpenRule<Name extends keyof OpenValues> = (context: FactContext) => Promise<OpenValues[Name]>

/** How the values of each open set are read; segments of a manifest use them. */
export const openRules: { readonly [Name in keyof OpenValues]: OpenRule<Name> } = {
  groupId: async ({ rest }) => present((await readAccount(rest)).groupId),
  parentGroupId: async ({ rest }) => present((await readAccount(rest)).parentGroupId),
  programId: async ({ rest }) =>
    (await readPrograms(rest)).filter(({ eligible }) => eligible).map(({ id }) => String(id)),
}

function present(value: string | null): readonly string[] {
  return value === null ? [] : [value]
}
