import fc from 'fast-check'
import type { Condition, Manifest } from '../../../schema/generated/manifests.ts'
import type { Registry } from '../../members/registry.ts'
import { isJsonObject } from '../../resolve/json.ts'
import { sampleManifest } from '../sample-manifest.ts'

/** Three facts and one open set: few enough members to ask each of them. */
export const smallRegistry: Registry = {
  facts: {
    session: {
      label: 'session',
      values: { none: 'signed out', temporary: 'signing in', full: 'signed in' },
      canBeUnknown: false,
    },
    relationship: {
      label: 'relationship',
      values: { subscriber: 'the subscriber', dependent: 'a dependent' },
      canBeUnknown: true,
    },
    memberStatus: {
      label: 'enrollment',
      values: { active: 'has an active plan', termed: 'has only terminated plans' },
      canBeUnknown: true,
    },
  },
  impossible: [
    { because: 'Signed out, no plan is known to have ended.', when: { session: ['none'], memberStatus: ['termed'] } },
  ],
  openSets: { groupId: { label: 'group id', single: true } },
}

const facts: readonly Condition[] = [
  { session: ['full'] },
  { session: ['none', 'temporary'] },
  { relationship: ['subscriber'] },
  { relationship: ['dependent'] },
  { memberStatus: ['active'] },
  { memberStatus: ['termed'] },
  { use: 'covered' },
  { in: 'pioneers' },
]

/** Conditions over the facts of the small registry. */
export const smallCondition: fc.Arbitrary<Condition> = fc.letrec<{ condition: Condition }>(tie => ({
  condition: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(...facts),
    fc.array(tie('condition'), { minLength: 1, maxLength: 2 }).map((all): Condition => ({ all })),
    fc.array(tie('condition'), { minLength: 1, maxLength: 2 }).map((any): Condition => ({ any })),
    tie('condition').map((not): Condition => ({ not })),
  ),
})).condition

/** Facts that the small registry lacks, by one that it has. */
const instead: { readonly [fact: string]: Condition } = {
  medical: { relationship: ['subscriber'] },
  dental: { memberStatus: ['active'] },
  accountStatus: { relationship: ['dependent'] },
  primaryCareEligible: { memberStatus: ['termed'] },
  ebillEligible: { relationship: ['subscriber'] },
}

function simplified(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(simplified)
  if (!isJsonObject(value)) return value
  const [only] = Object.keys(value)
  return (
    instead[only ?? ''] ?? Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, simplified(inside)]))
  )
}

/** The sample manifest with rules that ask only for facts of the small registry, and a page that shows contacts. */
export function smallManifest(): Manifest {
  const manifest = simplified(structuredClone(sampleManifest)) as Manifest
  manifest.pages.pages.push({
    id: 'help',
    title: 'Help',
    heading: 'Help',
    blocks: [
      { id: 'help-lines', block: 'contact' },
      { id: 'help-some', block: 'contact', only: ['service'] },
    ],
  })
  manifest.routes.routes.push(
    { id: 'help', path: '/help', screen: 'page', page: 'help', guards: ['not-termed'], title: 'Help' },
    { id: 'medical', path: '/benefits/medical', screen: 'redirect', to: '/help', guards: [], title: 'Medical' },
  )
  return manifest
}
