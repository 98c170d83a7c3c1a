import type { Facts, MemberState, Open } from '../../engine/state.ts'
import { subscriberFacts } from '../../engine/testing/member-state.ts'

/** Every program that the portal knows by number, so that personas are enrolled in what a brand may show. */
const programs = ['1', '8', '13', '17', '20', '27', '33', '34', '36', '37', '44', '52', '75', '78', '92', '93']

const subscriber: Facts = {
  ...subscriberFacts,
  outOfAreaPlan: 'no',
  referrals: 'yes',
  medicareMaterials: 'yes',
  ebillEligible: 'no',
  ebillAlert: 'no',
  idCardEligible: 'yes',
  local598: 'no',
  planManagement: 'none',
  chat: 'no',
}
const everyday: Open = { groupId: ['10000001'], parentGroupId: ['100000001'], programId: programs }

/** A moment after every dated item of the shipped manifests. */
const today = new Date('2026-11-20T20:00:00Z')

/** A subscriber with every kind of plan active, changed by what is given. */
export function member(facts: Facts = {}, open: Open = {}, rest: Partial<MemberState> = {}): MemberState {
  return {
    facts: { ...subscriber, ...facts },
    open: { ...everyday, ...open },
    now: today,
    timeZone: 'America/Los_Angeles',
    viewport: 'desktop',
    ...rest,
  }
}

const nobody: Facts = {
  session: 'none',
  staffRole: 'none',
  actsAsMember: 'no',
  groupChosen: 'no',
  preventSalesforce: 'no',
  redirectOffered: 'no',
}
const termed: Facts = {
  memberStatus: 'termed',
  medical: 'termed',
  dental: 'termed',
  vision: 'termed',
  pharmacy: 'ineligible',
}
const future: Facts = {
  memberStatus: 'future',
  medical: 'future',
  dental: 'future',
  vision: 'ineligible',
  pharmacy: 'ineligible',
}
const unplanned: Facts = {
  memberStatus: 'none',
  medical: 'ineligible',
  dental: 'ineligible',
  vision: 'ineligible',
  pharmacy: 'ineligible',
}
const noPrograms: Open = { programId: [] }

/** A kind of member that the requirements name: everything rules can ask about, under a name a reviewer knows. */
export const personas = {
  'subscriber, active': member(),
  'adult dependent': member({ relationship: 'dependent' }),
  'minor dependent': member({ relationship: 'dependent', ageBand: 'minor' }),
  'plan starts later': member({ ...future, referrals: 'no' }),
  'every plan ended': member({ ...termed, ebillEligible: 'yes', ebillAlert: 'yes' }, noPrograms),
  'no plan': member({ ...unplanned, referrals: 'no', primaryCareEligible: 'no', idCardEligible: 'no' }, noPrograms),
  'dental only': member({
    medical: 'ineligible',
    vision: 'ineligible',
    pharmacy: 'ineligible',
    referrals: 'no',
    medicareMaterials: 'no',
    primaryCareEligible: 'no',
  }),
  'no referrals, materials or primary care': member({
    referrals: 'no',
    medicareMaterials: 'no',
    primaryCareEligible: 'no',
  }),
  'primary care by history': member({ primaryCareHistory: 'yes', primaryCareEligible: 'no' }),
  'no programs': member({}, noPrograms),
  'eBill, with an alert': member({ ebillEligible: 'yes', ebillAlert: 'yes' }),
  'eBill, without an alert': member({ ebillEligible: 'yes' }),
  'out of area': member({ outOfAreaPlan: 'yes' }),
  'several groups': member({ severalGroups: 'yes' }),
  'group of the short menu': member({}, { groupId: ['10004760'] }),
  'group of preventive care': member({}, { groupId: ['10002805'] }),
  'Medicare parent group': member({}, { parentGroupId: ['100000075'] }),
  'local 598': member({ local598: 'yes' }),
  'renewal open': member({ planManagement: 'renewal' }),
  'medical cancelled': member({ planManagement: 'cancelMedical' }),
  'medical and dental cancelled': member({ planManagement: 'cancelMedicalDental' }),
  'no ID card': member({ idCardEligible: 'no' }),
  'staff for anyone': member({ staffRole: 'anyone' }),
  'staff for non-employees': member({ staffRole: 'nonEmployee' }),
  'staff acting as a member': member({ staffRole: 'anyone', actsAsMember: 'yes' }),
  'signing in': member({ session: 'temporary' }),
  'signing in, several groups, one of the sales force': member({
    session: 'temporary',
    severalGroups: 'yes',
    anySalesforceGroup: 'yes',
    salesforceGroup: 'yes',
  }),
  'signing in, group of the sales force': member({
    session: 'temporary',
    anySalesforceGroup: 'yes',
    salesforceGroup: 'yes',
  }),
  'signing in, e-mail missing': member({ session: 'temporary', email: 'missing' }),
  'signing in, preferences missing': member({ session: 'temporary', requiredPreferences: 'missing' }),
  'signing in, policy not signed': member({ session: 'temporary', communicationPolicy: 'unsigned' }),
  'signing in, first password': member({ session: 'temporary', accountStatus: 'INI' }),
  'signing in, forced password change': member({ session: 'temporary', accountStatus: 'FRC' }),
  'signing in, redirect offered': member({ session: 'temporary', redirectOffered: 'yes' }),
  'signing in, staff': member({ session: 'temporary', staffRole: 'nonEmployee' }),
  'signing in, staff acting as a member': member({
    session: 'temporary',
    staffRole: 'nonEmployee',
    actsAsMember: 'yes',
  }),
  'signed out': { ...member(), facts: nobody, open: {} },
} satisfies Record<string, MemberState>

export type PersonaName = keyof typeof personas
export const personaNames = Object.keys(personas) as PersonaName[]
