import { actsAsMember, staffRole } from '../shared/staff-role.ts'
import { type FactRules, yesNo } from './fact-rule.ts'

/** Facts of the session and the window, which are never unknown. */
export const sessionFacts: FactRules<
  'session' | 'viewport' | 'groupChosen' | 'preventSalesforce' | 'redirectOffered' | 'staffRole' | 'actsAsMember'
> = {
  session: ({ session }) => session.kind,
  viewport: ({ viewport }) => viewport,
  groupChosen: ({ session }) => yesNo(session.groupChosen),
  preventSalesforce: ({ session }) => yesNo(session.preventSalesforce),
  redirectOffered: ({ session }) => yesNo(session.redirect !== undefined),
  staffRole: ({ session }) => staffRole(session.claims),
  actsAsMember: ({ session }) => yesNo(actsAsMember(session.claims)),
}
