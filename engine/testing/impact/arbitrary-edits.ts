import fc from 'fast-check'
import type { Condition, Manifest } from '../../../schema/generated/manifests.ts'
import { isJsonObject, type JsonObject } from '../../json.ts'
import { smallCondition } from '../small-world.ts'

/** What an edit may draw on. */
interface Draw {
  /** A number to pick things by. */
  pick: number
  other: number
  condition: Condition
}
type Edit = (manifest: Manifest, draw: Draw) => void

const itemSurfaces = ['menus', 'alerts', 'home', 'tools', 'contact', 'errors', 'pages', 'footer'] as const

interface FoundItem {
  list: JsonObject[] | undefined
  item: JsonObject
}

function* itemsIn(value: unknown, list?: JsonObject[]): Generator<FoundItem> {
  if (Array.isArray(value)) for (const entry of value) yield* itemsIn(entry, value)
  if (!isJsonObject(value)) return
  if (typeof value.id === 'string') yield { item: value, list }
  for (const [key, inside] of Object.entries(value)) if (!ruleFields.has(key)) yield* itemsIn(inside)
}
const ruleFields = new Set(['showWhen', 'variants'])

/** Menus and pages themselves are picked by their place or id and are always there. */
const fixed = new Set([
  'primary',
  'settings',
  'utility',
  'masthead',
  'generic',
  'not-found',
  'refresh',
  'abroad',
  'help',
])

const items = (manifest: Manifest, all = false): FoundItem[] =>
  itemSurfaces
    .flatMap(surface => [...itemsIn(manifest[surface])])
    .filter(({ item }) => all || !fixed.has(String(item.id)))

const one = <Thing>(things: readonly Thing[], pick: number): Thing[] => {
  const thing = things[pick % Math.max(1, things.length)]
  return thing === undefined ? [] : [thing]
}

const listsOf = (manifest: Manifest): JsonObject[][] => [
  ...new Set(items(manifest).flatMap(({ list }) => (list ? [list] : []))),
]

let counter = 0

/** Edits of every kind; each may find nothing to do. */
const edits: readonly Edit[] = [
  (manifest, { pick, condition }) => {
    for (const { item } of one(items(manifest), pick)) Object.assign(item, { showWhen: condition })
  },
  (manifest, { pick }) => {
    for (const { item } of one(items(manifest), pick)) delete item.showWhen
  },
  (manifest, { pick }) => {
    for (const { item, list } of one(items(manifest), pick)) list?.splice(list.indexOf(item), 1)
  },
  (manifest, { pick, condition }) => {
    for (const { item, list } of one(items(manifest), pick)) {
      // A copy has no items of its own: an id stands once in a surface.
      const plain = Object.fromEntries(
        Object.entries(item)
          .filter(([key]) => key !== 'variants' && key !== 'idCardLink')
          .map(([key, value]) => [key, Array.isArray(value) ? [] : value]),
      )
      counter += 1
      list?.splice(pick % list.length, 0, {
        ...plain,
        id: `new-${counter}`,
        showWhen: condition,
      } as JsonObject)
    }
  },
  (manifest, { pick, other }) => {
    for (const list of one(
      listsOf(manifest).filter(({ length }) => length > 1),
      pick,
    )) {
      const [moved] = list.splice(other % list.length, 1)
      if (moved) list.splice(pick % (list.length + 1), 0, moved)
    }
  },
  (manifest, { pick, other }) => {
    const menuLists = [...new Set([...itemsIn(manifest.menus)].flatMap(({ list }) => (list ? [list] : [])))]
    const entries = menuLists.filter(list => list.every(({ id }) => !fixed.has(String(id))))
    const [from] = one(entries, pick)
    const [to] = one(entries, other)
    const [moved] = from && to && from !== to ? from.filter(({ items: inside }) => inside === undefined) : []
    if (!from || !to || !moved) return
    from.splice(from.indexOf(moved), 1)
    to.splice(other % (to.length + 1), 0, moved)
  },
  (manifest, { pick, other }) => {
    for (const { item } of one(items(manifest, true), pick))
      for (const field of ['title', 'heading', 'body', 'content', 'value', 'text'])
        if (typeof item[field] === 'string') item[field] = `Words ${other % 3}`
  },
  (manifest, { pick, other }) => {
    for (const { item } of one(
      items(manifest).filter(each => 'target' in each.item),
      pick,
    ))
      item.target = ['/home', '/contact-us', '/help'][other % 3] ?? '/home'
  },
  (manifest, { pick, condition }) => {
    for (const { item } of one(
      items(manifest).filter(each => typeof each.item.title === 'string'),
      pick,
    ))
      Object.assign(item, { variants: [{ when: condition, title: 'For some' }] })
  },
  (manifest, { pick, condition }) => {
    for (const { item } of one(
      items(manifest).filter(each => Array.isArray(each.item.links)),
      pick,
    )) {
      const links = (item.links as JsonObject[]).toReversed()
      Object.assign(item, { variants: [{ when: condition, links: pick % 2 ? links : links.slice(1) }] })
    }
  },
  (manifest, { pick, other }) => {
    for (const { item } of one(items(manifest), pick))
      Object.assign(item, other % 2 ? { from: '2026-03-01' } : { until: pick % 2 ? '2026-03-31' : '2026-05-31' })
  },
  (manifest, { pick, other }) => {
    for (const { item } of one(
      items(manifest).filter(each => 'target' in each.item),
      pick,
    ))
      item.category = other % 2 ? 'dental' : 'summary'
  },
  ({ routes }, { pick, other, condition }) => {
    for (const guard of one(routes.guards, pick)) {
      if (other % 2) guard.allow = condition
      else guard.otherwise = other % 4 ? { error: 403 } : { redirect: '/contact-us' }
    }
  },
  ({ routes }, { pick, other }) => {
    for (const route of one(routes.routes, pick)) {
      if (other % 4 === 0) routes.routes.splice(routes.routes.indexOf(route), 1)
      if (other % 4 === 1) route.guards = route.guards.length > 0 ? [] : ['not-termed']
      if (other % 4 === 2) route.path = `/other${pick % 2}`
      if (other % 4 === 3) route.title = `Title ${other % 3}`
    }
  },
  ({ routes }, { pick, other, condition }) => {
    for (const route of one(routes.routes, pick)) {
      if (other % 3 === 0) Object.assign(route, { showWhen: condition })
      if (other % 3 === 1) Object.assign(route, { screen: 'page', page: other % 2 ? 'help' : 'abroad' })
      if (other % 3 === 2) Object.assign(route, { screen: 'redirect', to: other % 2 ? 'menu:benefits' : '/home' })
    }
  },
  ({ journey }, { pick, other, condition }) => {
    for (const step of one(journey.steps, pick)) {
      if (other % 3 === 0) journey.steps.reverse()
      if (other % 3 === 1) Object.assign(step, { showWhen: condition })
      if (other % 3 === 2 && step.do === 'go') step.to = '/help'
    }
  },
  ({ text, theme, brand, contact, footer }, { pick, other }) => {
    const choices = [
      () => Object.assign(text, { home: { heading: `Hello ${other % 3}` } }),
      () => Object.assign(text, { shell: { signOut: `Bye ${other % 3}` } }),
      () => Object.assign(theme.colors, { primary: other % 2 ? '#123456' : '#0b5a6f' }),
      () => Object.assign(brand, { name: `Name ${other % 3}` }),
      () => Object.assign(contact, { heading: `Call ${other % 3}` }),
      () => Object.assign(footer, { copyright: [`© ${other % 3}`] }),
    ]
    for (const choice of one(choices, pick)) choice()
  },
  ({ conditions, segments }, { pick, condition }) => {
    const covered = conditions.conditions.covered
    const names = JSON.stringify(condition)
    if (covered && pick % 2 && !names.includes('covered')) covered.when = condition
    else Object.assign(segments.segments.pioneers ?? {}, { values: pick % 3 ? ['G1'] : ['G1', 'G3'] })
  },
  ({ pages }, { pick, other }) => {
    const block = pages.pages
      .flatMap(page => page.blocks)
      .find(({ id }) => id === (pick % 2 ? 'help-lines' : 'help-some'))
    if (block) Object.assign(block, { only: other % 2 ? ['service'] : ['nobody'] })
  },
]

/** Which edits to make: some before the first version, some between the two. */
export interface EditPlan {
  first: readonly (Draw & { edit: number })[]
  last: readonly (Draw & { edit: number })[]
}

const few = (maxLength: number) =>
  fc.array(
    fc.record({
      edit: fc.constantFrom(...edits.keys()),
      pick: fc.nat(500),
      other: fc.nat(500),
      condition: smallCondition,
    }),
    { maxLength },
  )
export const anyEditPlan: fc.Arbitrary<EditPlan> = fc.record({ first: few(6), last: few(4) })

/** Two versions of a manifest, as the plan says. */
export function edited(manifest: Manifest, { first, last }: EditPlan): { before: Manifest; after: Manifest } {
  counter = 0
  const before = structuredClone(manifest)
  for (const { edit, ...draw } of first) edits[edit]?.(before, draw)
  const after = structuredClone(before)
  for (const { edit, ...draw } of last) edits[edit]?.(after, draw)
  return { before, after }
}
