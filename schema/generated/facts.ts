// Generated from schema/facts.json by `npm run generate`. Do not edit.

/** Every fact with the values it can have; an unknown fact is undefined. */
export interface FactValues {
  /** session (PERM-01), from the session cookies */
  session: 'none' | 'temporary' | 'full'
  /** screen (CONST-36), from the browser window */
  viewport: 'phone' | 'tablet' | 'desktop'
  /** relationship (PERM-04), from account members, memberSuffix of the signed-in member */
  relationship: 'subscriber' | 'dependent'
  /** age (VALID-20), from account members, dateOfBirth of the signed-in member */
  ageBand: 'minor' | 'adult'
  /** enrollment (OPEN-54), from the four category statuses */
  memberStatus: 'active' | 'future' | 'termed' | 'none'
  /** medical plan (STATE-06), from account members, medical eligibility */
  medical: 'active' | 'future' | 'termed' | 'ineligible'
  /** dental plan (STATE-06), from account members, dental eligibility */
  dental: 'active' | 'future' | 'termed' | 'ineligible'
  /** vision plan (STATE-06), from account members, vision eligibility */
  vision: 'active' | 'future' | 'termed' | 'ineligible'
  /** pharmacy plan (STATE-06), from account members, pharmacy eligibility */
  pharmacy: 'active' | 'future' | 'termed' | 'ineligible'
  /** out-of-area plan (FINDCARE-03), from account members, hasOutOfAreaPlan of the signed-in member */
  outOfAreaPlan: 'yes' | 'no'
  /** referrals (MENU-11), from referrals/hasReferrals */
  referrals: 'yes' | 'no'
  /** Medicare materials (MENU-13), from medicare-materials/eligibility */
  medicareMaterials: 'yes' | 'no'
  /** primary care history (PERM-15), from pcp/members */
  primaryCareHistory: 'yes' | 'no'
  /** primary care (PERM-15), from pcp/eligibility */
  primaryCareEligible: 'yes' | 'no'
  /** eBill (MENU-24), from ebill/hasEbill */
  ebillEligible: 'yes' | 'no'
  /** eBill alert (HOME-14), from ebill/showEbillAlert */
  ebillAlert: 'yes' | 'no'
  /** ID card (HOME-46), from idCard/eligible */
  idCardEligible: 'yes' | 'no'
  /** staff role (PERM-09), from token role and issuedByRole */
  staffRole: 'none' | 'anyone' | 'nonEmployee'
  /** acting as a member (LOGINAS-18), from token issuedByRole */
  actsAsMember: 'yes' | 'no'
  /** several groups (CONST-34), from groups/individual */
  severalGroups: 'yes' | 'no'
  /** sales-force group (ROUTING-05), from groups/individual */
  anySalesforceGroup: 'yes' | 'no'
  /** current group (ROUTING-12), from groups/individual */
  salesforceGroup: 'yes' | 'no'
  /** choice of a group (ROUTING-08), from the session cookies */
  groupChosen: 'yes' | 'no'
  /** kept from the sales-force portal (ROUTING-14), from the session cookies */
  preventSalesforce: 'yes' | 'no'
  /** e-mail address (ROUTING-09), from account/preferences */
  email: 'present' | 'missing'
  /** required preferences (ROUTING-10), from account/preferences and account/relevant-preferences */
  requiredPreferences: 'complete' | 'missing'
  /** communication policy (ROUTING-17), from account/registration/policies */
  communicationPolicy: 'signed' | 'unsigned'
  /** account status (STATE-01), from account/status */
  accountStatus: 'ACT' | 'INI' | 'FRC' | 'DIS' | 'DLG'
  /** local 598 group (HOME-07), from account/getEmployeeId */
  local598: 'yes' | 'no'
  /** plan management (PLAN-01), from plan-management/details */
  planManagement: 'none' | 'renewal' | 'cancelMedical' | 'cancelMedicalDental'
  /** redirect after log-in (OPEN-45), from the token response */
  redirectOffered: 'yes' | 'no'
  /** chat (SHELL-28), from account chatConfig */
  chat: 'yes' | 'no'
}
export type FactName = keyof FactValues
/** Values of open sets, reached through segments. */
export interface OpenValues {
  /** group id, from account groupId */
  groupId: readonly string[]
  /** parent group id, from account parentGroupId */
  parentGroupId: readonly string[]
  /** id of an eligible program, from programs */
  programId: readonly string[]
}
export const factNames = ['session', 'viewport', 'relationship', 'ageBand', 'memberStatus', 'medical', 'dental', 'vision', 'pharmacy', 'outOfAreaPlan', 'referrals', 'medicareMaterials', 'primaryCareHistory', 'primaryCareEligible', 'ebillEligible', 'ebillAlert', 'idCardEligible', 'staffRole', 'actsAsMember', 'severalGroups', 'anySalesforceGroup', 'salesforceGroup', 'groupChosen', 'preventSalesforce', 'email', 'requiredPreferences', 'communicationPolicy', 'accountStatus', 'local598', 'planManagement', 'redirectOffered', 'chat'] as const satisfies readonly FactName[]
/** Reads one fact: a property access by literal name is several times faster than one by variable. */
export const factReaders: { readonly [Name in FactName]: (facts: { readonly [Other in FactName]?: FactValues[Other] | undefined }) => string | undefined } = {
  session: ({ session }) => session,
  viewport: ({ viewport }) => viewport,
  relationship: ({ relationship }) => relationship,
  ageBand: ({ ageBand }) => ageBand,
  memberStatus: ({ memberStatus }) => memberStatus,
  medical: ({ medical }) => medical,
  dental: ({ dental }) => dental,
  vision: ({ vision }) => vision,
  pharmacy: ({ pharmacy }) => pharmacy,
  outOfAreaPlan: ({ outOfAreaPlan }) => outOfAreaPlan,
  referrals: ({ referrals }) => referrals,
  medicareMaterials: ({ medicareMaterials }) => medicareMaterials,
  primaryCareHistory: ({ primaryCareHistory }) => primaryCareHistory,
  primaryCareEligible: ({ primaryCareEligible }) => primaryCareEligible,
  ebillEligible: ({ ebillEligible }) => ebillEligible,
  ebillAlert: ({ ebillAlert }) => ebillAlert,
  idCardEligible: ({ idCardEligible }) => idCardEligible,
  staffRole: ({ staffRole }) => staffRole,
  actsAsMember: ({ actsAsMember }) => actsAsMember,
  severalGroups: ({ severalGroups }) => severalGroups,
  anySalesforceGroup: ({ anySalesforceGroup }) => anySalesforceGroup,
  salesforceGroup: ({ salesforceGroup }) => salesforceGroup,
  groupChosen: ({ groupChosen }) => groupChosen,
  preventSalesforce: ({ preventSalesforce }) => preventSalesforce,
  email: ({ email }) => email,
  requiredPreferences: ({ requiredPreferences }) => requiredPreferences,
  communicationPolicy: ({ communicationPolicy }) => communicationPolicy,
  accountStatus: ({ accountStatus }) => accountStatus,
  local598: ({ local598 }) => local598,
  planManagement: ({ planManagement }) => planManagement,
  redirectOffered: ({ redirectOffered }) => redirectOffered,
  chat: ({ chat }) => chat,
}
