import fc from 'fast-check'
import type { Condition, Manifest, MenuItem } from '../../schema/generated/manifests.ts'
import type { MemberSpace } from '../members/member-space.ts'
import type { Registry } from '../members/registry.ts'
import { toWitness } from '../members/witness.ts'
import type { MemberState } from '../state.ts'
import { sampleManifest } from './sample-manifest.ts'

/** A registry so small that everybody can be asked one by one. */
export const smallRegistry: Registry = {
  facts: {
    session: {
      label: 'session',
      values: { none: 'is out', temporary: 'comes in', full: 'is in' },
      canBeUnknown: false,
    },
    relationship: {
      label: 'relationship',
      values: { subscriber: 'pays', dependent: 'is paid for' },
      canBeUnknown: true,
    },
    memberStatus: { label: 'enrollment', values: { active: 'is covered', termed: 'was covered' }, canBeUnknown: true },
  },
  impossible: [{ because: 'Only payers come in.', when: { session: ['temporary'], relationship: ['dependent'] } }],
  sources: { member: { answer: 'the member', facts: ['relationship', 'memberStatus'] } },
  nothingKnown: [{ because: 'Nobody is known outside.', when: { session: ['none'] } }],
  openSets: { groupId: { label: 'group', single: true } },
}

const fact = fc.oneof(
  fc.subarray(['none', 'temporary', 'full'] as const, { minLength: 1 }).map((session): Condition => ({ session })),
  fc
    .subarray(['subscriber', 'dependent'] as const, { minLength: 1 })
    .map((relationship): Condition => ({ relationship })),
  fc.subarray(['active', 'termed'] as const, { minLength: 1 }).map((memberStatus): Condition => ({ memberStatus })),
  fc.constant<Condition>({ in: 'pioneers' }),
)
export const smallCondition: fc.Arbitrary<Condition> = fc.letrec<{ condition: Condition }>(tie => ({
  condition: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fact,
    fc.array(tie('condition'), { minLength: 1, maxLength: 3 }).map((all): Condition => ({ all })),
    fc.array(tie('condition'), { minLength: 1, maxLength: 3 }).map((any): Condition => ({ any })),
    tie('condition').map((not): Condition => ({ not })),
  ),
})).condition

const rules = fc.record(
  { showWhen: smallCondition, from: fc.constant('2026-03-01'), until: fc.constantFrom('2026-02-28', '2026-06-30') },
  { requiredKeys: [] },
)
const entry = fc.record({ own: rules, when: fc.array(smallCondition, { maxLength: 2 }) })

const menuItem = (id: string, { own, when }: { own: object; when: readonly Condition[] }): MenuItem => ({
  ...{ id, title: id, target: '/abroad', ...own },
  variants: when.map((each, index) => ({ when: each, title: `${id} ${index + 1}` })),
})

/** A brand with few items, each with rules of its own: two menu entries in one another, alerts, error pages, a guard. */
export const smallManifest: fc.Arbitrary<Manifest> = fc
  .record({
    outer: entry,
    inner: entry,
    alerts: fc.array(rules, { maxLength: 2 }),
    errors: fc.tuple(rules, rules),
    allow: smallCondition,
  })
  .map(({ outer, inner, alerts, errors, allow }) => ({
    ...sampleManifest,
    home: { items: [] },
    tools: { items: [] },
    journey: { steps: [{ id: 'home', do: 'go', to: '/home' }] },
    menus: {
      menus: sampleManifest.menus.menus.map(menu =>
        menu.id === 'masthead'
          ? { ...menu, items: [{ ...menuItem('outer', outer), items: [menuItem('inner', inner)] }] }
          : { ...menu, items: [] },
      ),
    },
    alerts: {
      items: alerts.map((own, index) => ({
        ...{ id: `alert-${index}`, type: 'info' as const, title: 'News', content: 'News', canDismiss: true, ...own },
      })),
    },
    errors: {
      ...sampleManifest.errors,
      pages: errors.map((own, index) => ({
        id: `no-${index}`,
        status: 404,
        heading: 'No',
        tips: [],
        links: [],
        ...own,
      })),
    },
    routes: {
      guards: [{ id: 'gate', description: 'The gate', allow, otherwise: { error: 403 } }],
      routes: sampleManifest.routes.routes.map(route => ({ ...route, guards: route.id === 'abroad' ? ['gate'] : [] })),
    },
  }))

/** One member on one day, in the form in which screens are resolved. */
export type Somebody = MemberState & { today: string }

/** Everybody that there can be in a small space, on every day that matters, one by one. */
export function everybody(space: MemberSpace): Somebody[] {
  const { variables, diagrams, possible } = space
  const combinations = variables.reduce<number[][]>(
    (all, { values }) => all.flatMap(each => values.map((_, value) => [...each, value])),
    [[]],
  )
  return combinations
    .filter(combination => diagrams.has(possible, combination))
    .map(combination => {
      const { facts, open, today = '2026-01-01' } = toWitness(combination, space)
      return { facts, open, today, now: new Date(`${today}T12:00:00Z`), timeZone: 'UTC', viewport: 'desktop' }
    })
}
