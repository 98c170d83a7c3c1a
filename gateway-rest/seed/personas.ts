import type { DemoSignIn } from '../../schema/generated/gateway-types.ts'
import { DOMAIN_IDS } from './data/domains.ts'
import { inGroup, ORDINARY, type SeedSignIn, type Traits } from './traits.ts'

/** The password of every demonstration sign-in. */
export const DEMO_PASSWORD = 'Portal2026!'

/** A family that every brand has, with its sign-ins. */
interface PersonaFamily {
  readonly traits: Traits
  readonly signIns: readonly SeedSignIn[]
}

function subscriber(name: string, description: string, differs: Partial<Traits> = {}): PersonaFamily {
  return { traits: { ...ORDINARY, ...differs }, signIns: [{ name, suffix: 0, description }] }
}

function withDependents(family: PersonaFamily, ...dependents: SeedSignIn[]): PersonaFamily {
  return { ...family, signIns: [...family.signIns, ...dependents] }
}

/** Every kind of member that the requirements name. */
export const personaFamilies: readonly PersonaFamily[] = [
  withDependents(
    subscriber('active', 'Subscriber with all four categories active, spouse and two children', {
      household: 'family',
    }),
    { name: 'dependent', suffix: 1, description: "Adult spouse in the family of 'active'" },
    { name: 'minor', suffix: 2, description: "Child under 18 in the family of 'active'" },
  ),
  subscriber('future', 'Coverage begins in a month or two', {
    groups: [inGroup('regular', 'future')],
    claims: 'none',
    hasReferrals: false,
    hasPcp: false,
  }),
  subscriber('termed', 'All coverage ended within the last two years', {
    household: 'couple',
    groups: [inGroup('regular', 'termed')],
  }),
  subscriber('noplan', 'No eligibility at all', {
    groups: [inGroup('regular', 'none')],
    claims: 'none',
    hasReferrals: false,
    hasPcp: false,
    ebill: 'none',
  }),
  subscriber('groups', 'Two groups, neither with the 360 flag; the second one is ending', {
    groups: [inGroup('regular'), inGroup('second', 'ending', ['dental', 'vision'])],
  }),
  subscriber('salesgroups', 'Two groups, the second with the 360 flag', {
    groups: [inGroup('third'), inGroup('sales')],
  }),
  subscriber('salesinactive', 'A group with the 360 flag and one that has ended', {
    groups: [inGroup('sales'), inGroup('second', 'termed')],
  }),
  subscriber('sales', 'One group, with the 360 flag', { groups: [inGroup('sales')] }),
  subscriber('short', 'Group with the short Benefits menu', { groups: [inGroup('short')] }),
  subscriber('preventive', 'Preventive care initiative with a due date', {
    groups: [inGroup('preventive')],
    preventiveDueInDays: 45,
  }),
  subscriber('preventivenodate', 'Preventive care initiative without a due date', { groups: [inGroup('preventive')] }),
  subscriber('medicare', 'Medicare parent group, eligible for Medicare materials', {
    groups: [inGroup('medicare')],
    medicareMaterials: true,
  }),
  subscriber('local', 'Local 598 group, known by employee id', { groups: [inGroup('local598')] }),
  subscriber('initial', 'Initial account (INI): has to change the password', { status: 'INI' }),
  subscriber('forced', 'Forced password change (FRC)', { status: 'FRC' }),
  subscriber('disabled', 'Disabled account (DIS): cannot log in', { status: 'DIS' }),
  subscriber('locked', 'Locked account (DLG): cannot log in', { status: 'DLG' }),
  subscriber('noemail', 'E-mail address missing', { hasEmail: false }),
  subscriber('noprefs', 'Required preferences never answered', { preferences: 'unset' }),
  subscriber('extended', 'Required preferences never answered, extended policy', {
    preferences: 'unset',
    hasExtendedPolicy: true,
  }),
  withDependents(
    subscriber('unsigned', 'Communication policy not signed', { household: 'couple', isPolicySigned: false }),
    {
      name: 'unsigneddep',
      suffix: 1,
      description: "Adult spouse in the family of 'unsigned', policy not signed either",
    },
  ),
  subscriber('anyone', 'Staff who may log in as anyone', {
    role: 'logInAsAnyone',
    groups: [inGroup('staff')],
    isEmployee: true,
  }),
  subscriber('nonemp', 'Staff who may log in as non-employees', {
    role: 'logInAsNonEmp',
    groups: [inGroup('staff')],
    isEmployee: true,
  }),
  subscriber('employee', 'Member who is an employee', {
    household: 'couple',
    groups: [inGroup('staff')],
    isEmployee: true,
  }),
  subscriber('ebill', 'eBill eligible, alert on, never visited', {
    ebill: 'first-visit',
    groups: [inGroup('individual')],
  }),
  subscriber('noebill', 'Not eligible for eBill', { ebill: 'none' }),
  subscriber('renewal', 'Plan to be renewed with the insurer', { plan: 'renewal', groups: [inGroup('individual')] }),
  subscriber('exchange', 'Plan to be renewed on the exchange', {
    plan: 'exchange-renewal',
    groups: [inGroup('individual')],
  }),
  subscriber('cancelm', 'Medical will not be renewed', { plan: 'cancel-medical', groups: [inGroup('individual')] }),
  subscriber('cancelmd', 'Medical and dental will not be renewed', {
    plan: 'cancel-both',
    groups: [inGroup('individual')],
  }),
  subscriber('noclaims', 'No claims', { claims: 'none' }),
  subscriber('dentalonly', 'Dental coverage only', {
    groups: [inGroup('regular', 'active', ['dental'])],
    hasPcp: false,
    hasReferrals: false,
  }),
  // Nobody of this family has a sign-in yet: the two adults can register.
  { traits: { ...ORDINARY, household: 'family' }, signIns: [] },
  subscriber('manyclaims', 'Over forty claims in two years, in all categories and states, and a spouse with some', {
    household: 'couple',
    claims: 'many',
  }),
  subscriber('cancelling', 'Plan to be renewed with the insurer, there to be cancelled', {
    plan: 'renewal',
    groups: [inGroup('individual')],
  }),
  subscriber('changing', 'All plans go on as other ones with the next year', {
    groups: [inGroup('regular', 'changing')],
  }),
  subscriber('childdental', 'Family in which only the children have dental coverage', {
    household: 'family',
    groups: [
      {
        ...inGroup('regular', 'active', ['medical', 'vision', 'pharmacy']),
        ofChildren: ['medical', 'dental', 'vision', 'pharmacy'],
      },
    ],
  }),
]

/** The family number of the persona family at `index` of `personaFamilies`, on a brand. */
export const personaNumber = (domainId: string, index: number): number => Number(domainId) * 1000 + index

/** Every demonstration sign-in of the given brands: the user name is the persona's name and the domain id. */
export const demoSignIns = (domainIds: readonly string[] = DOMAIN_IDS): DemoSignIn[] =>
  domainIds.flatMap(id =>
    personaFamilies.flatMap(({ signIns }) =>
      signIns.map(({ name, description }) => ({
        persona: name,
        username: `${name}${id}`,
        description,
        domainId: Number(id),
      })),
    ),
  )
