import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Manifest } from '../../schema/generated/manifests.ts'
import { asJsonObject, type JsonObject } from '../json.ts'
import { surfaces } from '../schema/surfaces.ts'
import { anyEditPlan, edited } from '../testing/impact/arbitrary-edits.ts'
import { plainCauses } from '../testing/impact/plain-causes.ts'
import { simplifiedManifest } from '../testing/impact/simplified-manifest.ts'
import { sampleManifest } from '../testing/sample-manifest.ts'
import { smallRegistry } from '../testing/small-world.ts'
import { baseEdits, type Version } from './base-edits.ts'
import { apart } from './brand-impact.ts'
import { causesAmong, unseenEdits, versionsOf } from './causes.ts'
import type { Change, SeenChange } from './change.ts'
import { editsBetween, type ManifestEdit } from './edits.ts'
import { seenChanges } from './seen-changes.ts'

it('[CHECK-19] looks up the same causes as asking every edit about every change tells', () => {
  let found = 0
  const manifest = simplifiedManifest()
  fc.assert(
    fc.property(anyEditPlan, plan => {
      const { before, after } = edited(manifest, plan)
      const edits = surfaces.flatMap(surface =>
        editsBetween(surface, asJsonObject(before[surface]), asJsonObject(after[surface])),
      )
      const changes = seenChanges(before, after, smallRegistry).changes.map(({ change }) => change)
      const versions = versionsOf(before, after)
      const plain = plainCauses(before, after, edits)
      const causesOf = causesAmong(edits, versions)
      for (const change of changes) expect(causesOf(change)).toEqual(plain.causesOf(change))
      expect(unseenEdits(edits, changes, versions)).toEqual(plain.unseen(changes))
      found += changes.length
    }),
    { numRuns: 60 },
  )
  expect(found).toBeGreaterThan(60)
})

/** As many edits of links of the footer as asked for, with the change that each makes, and how often any of them was looked at. */
function manyEdits(count: number) {
  const looks = { times: 0 }
  const counting = <Of extends object>(value: Of): Of =>
    new Proxy(value, {
      get(of, name) {
        looks.times += 1
        return Reflect.get(of, name)
      },
    })
  const keys = Array.from({ length: count }, (_, number) => `link-${number}`)
  const edits = keys.map(key => counting<ManifestEdit>({ surface: 'footer', key, what: 'changed', fields: ['title'] }))
  const changes = keys.map(key =>
    counting<Change>({ kind: 'relabelled', surface: 'footer', key, field: 'title', path: [] }),
  )
  const versions = versionsOf(sampleManifest, sampleManifest)
  const causesOf = causesAmong(edits, versions)
  const seen = changes.map((change): SeenChange => ({ who: 1, change }))
  const groups = apart(seen, edits, causesOf)
  const unseen = unseenEdits(edits, changes, versions)
  return { groups, unseen, looks: looks.times }
}

it('[CHECK-19] looks at twice as many edits and changes twice as often, not four times', () => {
  const [some, more] = [manyEdits(100), manyEdits(200)]
  expect(some.groups).toHaveLength(100)
  expect(more.groups.every(({ edits, changes }) => edits.length === 1 && changes.length === 1)).toBe(true)
  expect(more.unseen).toEqual([])
  expect(more.looks).toBeLessThanOrEqual(2 * some.looks)
})

/** How often anything of base is read while so many edits of its words are told. */
function readsOfBase(count: number) {
  const reads = { times: 0 }
  const counting = (value: JsonObject): JsonObject =>
    new Proxy(value, {
      get(of, name) {
        reads.times += 1
        return Reflect.get(of, name)
      },
    })
  const words = (says: string) =>
    Object.fromEntries(Array.from({ length: count }, (_, number) => [`section${number}`, counting({ heading: says })]))
  const text = words('After')
  const manifest: Manifest = { ...sampleManifest, text: text as Manifest['text'] }
  const version = (base: JsonObject): Version => ({
    brands: [{ folder: 'sample', manifest, languages: [] }],
    base: new Map([['text', base]]),
    originsOf: () => new Map(),
    placeAt: () => undefined,
    moveAt: () => undefined,
    removalOf: () => undefined,
  })
  const told = baseEdits(version(words('Before')), version(text))
  expect(told).toHaveLength(count)
  expect(told.every(({ reaches }) => reaches.includes('sample'))).toBe(true)
  return reads.times
}

it('[CHECK-19] reads twice as much of base for twice as many edits of it, not four times', () => {
  expect(readsOfBase(200)).toBeLessThanOrEqual(2 * readsOfBase(100))
})
