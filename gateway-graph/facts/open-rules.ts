import type { OpenValues } from '../../schema/generated/facts.ts'
import { readPrograms } from '../programs/rest.ts'
import { readAccount } from '../shared/read-account.ts'
import type { FactContext } from './fact-rule.ts'

type OpenRule<Name extends keyof OpenValues> = (context: FactContext) => Promise<OpenValues[Name]>

/** How the values of open sets are read; segments of a manifest ask for them. */
export const openRules: { readonly [Name in keyof OpenValues]: OpenRule<Name> } = {
  groupId: async ({ rest }) => present((await readAccount(rest)).groupId),
  parentGroupId: async ({ rest }) => present((await readAccount(rest)).parentGroupId),
  programId: async ({ rest }) =>
    (await readPrograms(rest)).filter(({ eligible }) => eligible).map(({ id }) => String(id)),
}

function present(value: string | null): readonly string[] {
  return value === null ? [] : [value]
}
