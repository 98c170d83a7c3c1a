import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Manifest, Route } from '../../../schema/generated/manifests.ts'
import { anyImage, sampleFiles, sampleWords } from '../../testing/sample-files.ts'
import { sampleManifest } from '../../testing/sample-manifest.ts'
import { checkManifests } from '../check-manifests.ts'
import { CheckMemory } from '../check-memory.ts'
import type { ManifestFile } from '../parse-folders.ts'
import { texts } from './texts.ts'

function told(manifest: Manifest) {
  const found: string[] = []
  texts({
    manifest,
    asked: {},
    baseText: {},
    isOwn: () => false,
    report: (surface, path) => found.push([surface, ...path].join(' ')),
  })
  return found
}

/** A route table that counts how often somebody looks an address up in it. */
function counted(routes: readonly Route[] = sampleManifest.routes.routes) {
  const asked = { times: 0 }
  const table: Manifest['routes'] = {
    guards: sampleManifest.routes.guards,
    get routes() {
      asked.times += 1
      return [...routes]
    },
  }
  return { asked, table }
}

it('[CHECK-22] follows links again only where they or the routes changed', () => {
  const { asked, table } = counted()
  const menus = structuredClone(sampleManifest.menus)
  const manifest: Manifest = { ...sampleManifest, routes: table, menus }
  expect(told(manifest)).toEqual([])
  expect(asked.times).toBeGreaterThan(0)
  const lookedUp = (edited: Manifest) => {
    asked.times = 0
    expect(told(edited)).toEqual([])
    return asked.times
  }
  expect(lookedUp(manifest)).toBe(0)
  expect(lookedUp({ ...manifest, text: { ...manifest.text }, alerts: structuredClone(manifest.alerts) })).toBe(0)
  const footer = structuredClone(manifest.footer)
  const ofMenus = lookedUp({ ...manifest, menus: structuredClone(menus) })
  expect(ofMenus).toBeGreaterThan(0)
  // The footer's few links alone, not those of menus, pages and all others again.
  expect(lookedUp({ ...manifest, footer })).toBeLessThan(ofMenus)
  const other = counted(sampleManifest.routes.routes.filter(({ id }) => id !== 'abroad'))
  told({ ...manifest, routes: other.table })
  expect(other.asked.times).toBeGreaterThan(ofMenus)
})

/** Edits of which some break links and names and others mend them, in whatever order. */
const edits: readonly (readonly [file: string, from: string, to: string])[] = [
  ['base/menus.json', '"target": "/benefits/medical"', '"target": "/benefits/medicine"'],
  ['base/routes.json', '"path": "/abroad"', '"path": "/overseas"'],
  ['base/routes.json', '"to": "menu:benefits"', '"to": "menu:benefit"'],
  ['base/routes.json', '"id": "signed-in"', '"id": "signed-on"'],
  ['base/routes.json', '"page": "abroad"', '"page": "overseas"'],
  ['base/pages.json', '"id": "abroad"', '"id": "overseas"'],
  ['base/conditions.json', '"covered"', '"insured"'],
  ['base/segments.json', '"pioneers"', '"settlers"'],
  ['base/home.json', '"target": "/', '"target": "/no-'],
  ['base/alerts.json', '"warning"', '"info"'],
  ['sample/menus.json', '"target": "/benefits/medical"', '"target": "/abroad"'],
  ['sample/text.json', 'Hello', 'Good day'],
]

const withEdits = (done: ReadonlySet<number>): ManifestFile[] =>
  sampleFiles().map(({ path, text }) => ({
    path,
    text: [...done].reduce((now, index) => {
      const [file, from, to] = edits[index] ?? ['', '', '']
      return path.endsWith(file) ? now.replace(from, to) : now
    }, text),
  }))

it('[CHECK-22] finds the same wrong links and names in edits after edits as in a first check', () => {
  let wrong = 0
  fc.assert(
    fc.property(fc.array(fc.nat(edits.length - 1), { minLength: 1, maxLength: 5 }), toggled => {
      const memory = new CheckMemory()
      const done = new Set<number>()
      for (const edit of toggled) {
        if (!done.delete(edit)) done.add(edit)
        const files = withEdits(done)
        const remembered = checkManifests(files, anyImage, memory, undefined, sampleWords).diagnostics
        wrong += remembered.length
        expect(remembered).toEqual(checkManifests(files, anyImage, undefined, undefined, sampleWords).diagnostics)
      }
    }),
    { numRuns: 10 },
  )
  expect(wrong).toBeGreaterThan(10)
})
