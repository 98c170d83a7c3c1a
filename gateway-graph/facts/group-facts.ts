import { currentGroup } from '../groups/current-group.ts'
import { readIndividualGroups } from '../groups/rest.ts'
import type { FactRules } from './fact-rule.ts'
import { yesNo } from './yes-no.ts'

/** Facts of the member's groups, all from `GET groups/individual` (OPEN-55). */
export const groupFacts: FactRules<'severalGroups' | 'anySalesforceGroup' | 'salesforceGroup'> = {
  severalGroups: async ({ rest }) => yesNo((await readIndividualGroups(rest)).length > 1),
  anySalesforceGroup: async ({ rest }) => yesNo((await readIndividualGroups(rest)).some(group => group.is360)),
  salesforceGroup: async ({ rest, session }) =>
    yesNo(currentGroup(await readIndividualGroups(rest), session.claims)?.is360 ?? false),
}
