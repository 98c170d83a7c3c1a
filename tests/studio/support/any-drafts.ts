import fc from 'fast-check'
import { isJsonObject, type Json, type JsonObject } from '../../../engine/json.ts'
import { registry } from '../../../engine/members/registry.ts'
import type { MemberState } from '../../../engine/state.ts'
import type { Condition } from '../../../schema/generated/manifests.ts'

/** Texts of manifests by path: "base/menus.json". */
export type Texts = ReadonlyMap<string, string>

/** One edit of a file; numbers choose among what is there. */
interface TextEdit {
  readonly what: keyof typeof edits
  readonly file: number
  readonly pick: number
  readonly other: number
  readonly condition: Condition
}

/** A draft of one brand, and the member who looks at it. */
export interface AnyDraft {
  readonly brand: string
  readonly edits: readonly TextEdit[]
  readonly state: MemberState
}

const subset = <Value>(values: readonly Value[]) => fc.subarray([...values], { minLength: 1 })

const anyFact = fc
  .constantFrom(...Object.entries(registry.facts))
  .chain(([name, { values }]) => subset(Object.keys(values)).map(wanted => ({ [name]: wanted }) as Condition))

/** Any condition about one member's facts, or everybody. */
const anyCondition: fc.Arbitrary<Condition> = fc.letrec<{ condition: Condition }>(tie => ({
  condition: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    anyFact,
    fc.array(tie('condition'), { minLength: 1, maxLength: 2 }).map((all): Condition => ({ all })),
    fc.array(tie('condition'), { minLength: 1, maxLength: 2 }).map((any): Condition => ({ any })),
    tie('condition').map((not): Condition => ({ not })),
  ),
})).condition

interface Found {
  /** What says the fields of an item: itself, or what a brand sets of it. */
  readonly said: JsonObject
  readonly list: Json[]
  readonly index: number
}

/** What a file says of items, at any depth. */
function* itemsIn(value: Json): Generator<Found> {
  if (Array.isArray(value))
    for (const [index, entry] of value.entries())
      if (isJsonObject(entry)) {
        const said = [entry.fields, entry.item].find(isJsonObject) ?? entry
        if (typeof entry.id === 'string' || entry.change === 'add') yield { said, list: value, index }
      }
  if (typeof value === 'object' && value !== null)
    for (const [key, inside] of Object.entries(value)) if (!ofRules.has(key)) yield* itemsIn(inside)
}
const ofRules = new Set(['showWhen', 'variants', 'when'])

const headed = ['title', 'heading', 'body', 'content', 'text', 'label']

type Edit = (found: Found, draw: Pick<TextEdit, 'pick' | 'other' | 'condition'>) => void

/** Each may find nothing to do; the last ones are mistakes, or nearly always are. */
const edits = {
  words({ said }, { other }) {
    for (const field of headed) if (typeof said[field] === 'string') said[field] = `Words ${other % 3}`
  },
  rule({ said }, { condition }) {
    Object.assign(said, { showWhen: condition })
  },
  days({ said }, { pick, other }) {
    Object.assign(said, pick % 2 ? { from: '2026-12-01' } : { until: other % 2 ? '2026-12-31' : '2026-06-30' })
  },
  order({ list }) {
    list.reverse()
  },
  gone({ list, index }) {
    list.splice(index, 1)
  },
  astray({ said }) {
    said.target = '/no/such/page'
  },
  slip({ said }, { pick }) {
    const name = Object.keys(said)[pick % Object.keys(said).length]
    if (name === undefined) return
    said[`${name}s`] = said[name] ?? null
    delete said[name]
  },
  twice({ said, list }) {
    list.push(structuredClone(said))
  },
} satisfies Record<string, Edit>

const anyEdit = fc.record({
  what: fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom('words', 'rule', 'days', 'order', 'gone') },
    { weight: 1, arbitrary: fc.constantFrom('astray', 'slip', 'twice') },
  ),
  ...{ file: fc.nat(500), pick: fc.nat(500), other: fc.nat(500), condition: anyCondition },
}) as fc.Arbitrary<TextEdit>

const anyFacts = fc.record(
  Object.fromEntries(
    Object.entries(registry.facts).map(([name, { values, canBeUnknown }]) => [
      name,
      fc.constantFrom(...Object.keys(values), ...(canBeUnknown ? [undefined] : [])),
    ]),
  ),
)

/** Drafts of one of some brands, with somebody who looks at it who need not be possible. */
export const anyDraft = (brands: readonly string[], groups: readonly string[]): fc.Arbitrary<AnyDraft> =>
  fc.record({
    brand: fc.constantFrom(...brands),
    edits: fc.array(anyEdit, { minLength: 1, maxLength: 3 }),
    state: fc.record({
      facts: anyFacts,
      open: fc.constantFrom({}, ...groups.map(group => ({ groupId: [group] }))),
      now: fc.constantFrom('2026-03-10', '2026-12-05').map(day => new Date(`${day}T20:00:00Z`)),
      timeZone: fc.constant('America/Los_Angeles'),
      viewport: fc.constantFrom('desktop', 'phone'),
    }),
  })

/** The texts after the edits, each of a file of English that has items. */
export function edited(texts: Texts, { edits: made }: Pick<AnyDraft, 'edits'>): Texts {
  const result = new Map(texts)
  const paths = [...texts.keys()].filter(path => /^[^/]+\/(?!.*\.\w+\.json)(?!invariants|theme|text)/.test(path))
  for (const { what, file, ...draw } of made) {
    const path = paths[file % paths.length] ?? ''
    const root = JSON.parse(result.get(path) ?? '{}') as Json
    const items = [...itemsIn(root)]
    const found = items[draw.pick % Math.max(1, items.length)]
    if (!found) continue
    edits[what](found, draw)
    result.set(path, JSON.stringify(root, undefined, 2))
  }
  return result
}
