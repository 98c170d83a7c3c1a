import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { checkManifests } from '../../engine/check/check-manifests.ts'
import { CheckMemory } from '../../engine/check/check-memory.ts'
import { type ManifestFile, sharedFolder } from '../../engine/check/parse-folders.ts'
import { isJsonObject, type JsonObject } from '../../engine/json.ts'
import { know } from '../../engine/state.ts'
import { stateOf, subscriberFacts } from '../../engine/testing/member-state.ts'
import { anyImage } from '../../engine/testing/sample-files.ts'
import { compileGood, type GoodBrand } from '../content/good-manifests.ts'
import { manifestFiles, manifestsFolder } from '../content/manifest-files.ts'
import { goodBrand } from '../content/read-manifests.ts'
import { changesOf, withChanges } from './brand-changes.ts'

/** The first brand with what brands share. */
let files: readonly ManifestFile[]
beforeAll(async () => {
  const all = (await manifestFiles(manifestsFolder({}))).files
  const folderOf = ({ path }: ManifestFile) => path.split('/').at(-2) ?? ''
  const brand = all.map(folderOf).find(folder => folder !== sharedFolder)
  files = all.filter(file => [sharedFolder, brand].includes(folderOf(file)))
})

/** What an edit may do to any object of any file; what it makes wrong is told by the check, and goes nowhere. */
const edits: readonly ((of: JsonObject) => void)[] = [
  of => Object.assign(of, { title: `${String(of.title)} again` }),
  of => Object.assign(of, { from: '2031-01-01' }),
  of => Object.assign(of, { showWhen: { fact: 'medical', in: ['active'] } }),
  of => void delete of.showWhen,
  of => {
    for (const [key, text] of Object.entries(of))
      if (typeof text === 'string' && /^[A-Z].* /.test(text)) Object.assign(of, { [key]: `${text} And more.` })
  },
]

const objectsIn = (value: unknown): JsonObject[] => {
  const inside = typeof value === 'object' && value !== null ? Object.values(value).flatMap(objectsIn) : []
  return isJsonObject(value) ? [value, ...inside] : inside
}

function edited(before: readonly ManifestFile[], [file, object, edit]: readonly number[]): ManifestFile[] {
  const at = (file ?? 0) % before.length
  return before.map((each, index) => {
    if (index !== at) return each
    const root: unknown = JSON.parse(each.text)
    const objects = objectsIn(root)
    const one = objects[(object ?? 0) % objects.length]
    if (one) edits[(edit ?? 0) % edits.length]?.(one)
    return { ...each, text: JSON.stringify(root, undefined, 2) }
  })
}

const everybody = [stateOf(), stateOf({ facts: subscriberFacts }), stateOf({ now: new Date('2032-01-01T20:00:00Z') })]

/** All that is compiled, said for a member. */
function said(compiled: unknown, member: ReturnType<typeof know>): unknown {
  if (compiled instanceof Map) return [...compiled].map(([key, value]) => [key, said(value, member)])
  if (compiled instanceof Set) return [...compiled].sort()
  if (Array.isArray(compiled)) return compiled.map(each => said(each, member))
  if (typeof compiled !== 'object' || compiled === null) return compiled
  return Object.fromEntries(
    Object.entries(compiled).map(([key, value]) => {
      if (typeof value !== 'function') return [key, said(value, member)]
      return [key, value(['resolve', 'shows', 'test'].includes(key) ? member : member.today)]
    }),
  )
}

it('after any edits a brand of which only changes were sent is, and means, what it is from the beginning', () => {
  let good = 0
  let leftOut = 0
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat()), { minLength: 4, maxLength: 4 }), plan => {
      const memory = new CheckMemory()
      let now = files
      let sent: GoodBrand | undefined
      let taken: GoodBrand | undefined
      for (const step of [undefined, ...plan]) {
        const next = step ? edited(now, step) : now
        const { diagnostics, brands } = checkManifests(next, anyImage, memory)
        const [found] = diagnostics.length === 0 ? brands : []
        if (!found) continue
        now = next
        const own = goodBrand(found)
        const changes = structuredClone(changesOf(own, sent))
        sent = own
        taken = withChanges(changes, taken)
        const [fresh] = checkManifests(now, anyImage).brands
        if (!fresh) throw new Error('What a memory finds good is good')
        const whole = structuredClone(goodBrand(fresh))
        expect(taken).toEqual(whole)
        const [[part], [all]] = [compileGood([taken]), compileGood([whole])]
        for (const state of everybody) expect(said(part, know(state))).toEqual(said(all, know(state)))
        good += 1
        leftOut += Object.values(changes.manifest).filter(root => root === null).length
      }
    }),
    { seed: 11, numRuns: 2 },
  )
  // Most edits leave most surfaces as they are.
  expect(good).toBeGreaterThan(4)
  expect(leftOut).toBeGreaterThan(good)
})
