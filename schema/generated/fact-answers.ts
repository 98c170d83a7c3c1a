// Generated from schema/facts.json by `npm run generate`. Do not edit.

import type { FactName, FactValues } from './facts.ts'

/** What the graph answers for each value of each fact. */
export const factAnswers = {
  session: { none: 'NONE', temporary: 'TEMPORARY', full: 'FULL' },
  viewport: { phone: 'PHONE', tablet: 'TABLET', desktop: 'DESKTOP' },
  relationship: { subscriber: 'SUBSCRIBER', dependent: 'DEPENDENT' },
  ageBand: { minor: 'MINOR', adult: 'ADULT' },
  memberStatus: { active: 'ACTIVE', future: 'FUTURE', termed: 'TERMED', none: 'NONE' },
  medical: { active: 'ACTIVE', future: 'FUTURE', termed: 'TERMED', ineligible: 'INELIGIBLE' },
  dental: { active: 'ACTIVE', future: 'FUTURE', termed: 'TERMED', ineligible: 'INELIGIBLE' },
  vision: { active: 'ACTIVE', future: 'FUTURE', termed: 'TERMED', ineligible: 'INELIGIBLE' },
  pharmacy: { active: 'ACTIVE', future: 'FUTURE', termed: 'TERMED', ineligible: 'INELIGIBLE' },
  outOfAreaPlan: { yes: true, no: false },
  referrals: { yes: true, no: false },
  medicareMaterials: { yes: true, no: false },
  primaryCareHistory: { yes: true, no: false },
  primaryCareEligible: { yes: true, no: false },
  ebillEligible: { yes: true, no: false },
  ebillAlert: { yes: true, no: false },
  idCardEligible: { yes: true, no: false },
  staffRole: { none: 'NONE', anyone: 'ANYONE', nonEmployee: 'NON_EMPLOYEE' },
  actsAsMember: { yes: true, no: false },
  severalGroups: { yes: true, no: false },
  anySalesforceGroup: { yes: true, no: false },
  salesforceGroup: { yes: true, no: false },
  groupChosen: { yes: true, no: false },
  preventSalesforce: { yes: true, no: false },
  email: { present: true, missing: false },
  requiredPreferences: { complete: true, missing: false },
  communicationPolicy: { signed: true, unsigned: false },
  accountStatus: { ACT: 'ACTIVE', INI: 'INITIAL', FRC: 'FORCED_CHANGE', DIS: 'DISABLED', DLG: 'LOCKED' },
  local598: { yes: true, no: false },
  planManagement: { none: 'NONE', renewal: 'RENEWAL', cancelMedical: 'CANCEL_MEDICAL', cancelMedicalDental: 'CANCEL_MEDICAL_DENTAL' },
  redirectOffered: { yes: true, no: false },
  chat: { yes: true, no: false },
} as const satisfies { readonly [Name in FactName]: { readonly [Value in FactValues[Name]]: boolean | string } }
