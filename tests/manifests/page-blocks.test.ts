import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkManifests } from '../../engine/check/check-manifests.ts'
import { compileManifest } from '../../engine/resolve/compile-manifest.ts'
import type { MemberState } from '../../engine/state.ts'
import { manifestFiles, manifestsFolder } from '../../server/content/manifest-files.ts'
import { member } from './personas.ts'
import { drawnOf } from './support/drawn.ts'
import { quotedFiles } from './support/quoted-files.ts'
import { screen, shell } from './support/see.ts'

const folder = manifestsFolder({})
const example = quotedFiles(await readFile(join(folder, 'EXAMPLE.md'), 'utf8'), 'example')
const base = (await manifestFiles(folder)).files.filter(({ path }) => path.includes('/base/'))

/** What the check says of the example with some of its words changed. */
function checked(from: string, to: string) {
  const own = example.map(file => ({ ...file, text: file.text.replace(from, to) }))
  return checkManifests([...base, ...own], (_, file) => `/images/${file}`)
}

const [brand] = checked('', '').brands
if (!brand) throw new Error('The example has mistakes')
const compiled = compileManifest(brand.manifest, ({ error }) => {
  throw error
})

const pilot = (facts = {}, rest: Partial<MemberState> = {}) => member(facts, { groupId: ['20000001'] }, rest)

it('[CHECK-26] a page shows pictures, ways to videos, tables and questions', async () => {
  const html = await drawnOf(brand.manifest)('/pilot', 'all')
  expect(html).toContain('alt="A nurse at the door of our clinic"')
  expect(html).toContain('<figcaption>Our clinic on Main Street</figcaption>')
  expect(html).toMatch(/href="https:\/\/videos\.example\.com\/pilot"[^>]*>The pilot in pictures/)
  expect(html).toContain('3 minutes, with captions')
  expect(html).toMatch(/<caption[^>]*>What the pilot costs<\/caption>/)
  expect(html).toMatch(/<th role="rowheader"[^>]*>First visit<\/th>/)
  expect(html).toMatch(/<summary>How do I join\?/)
  expect(html).toContain('href="mailto:pilot@example.com"')
})

it('[CHECK-26] rows and questions have rules of their own, and rows other cells for some', () => {
  const rows = (state: MemberState) =>
    screen(compiled, '/pilot', state).page?.blocks.flatMap(block => (block.block === 'table' ? block.rows : [])) ?? []
  expect(rows(pilot()).map(({ cells }) => cells[1])).toEqual(['$20', '$10'])
  const elsewhere = member({}, { groupId: ['1'] })
  expect(rows(elsewhere).map(({ cells }) => cells[1])).toEqual(['$20', '$15'])
})

it.each([
  ['"cells": ["First visit", "$20", "$10"]', '"cells": ["First visit", "$20"]', '2 cells'],
  ['"cells": ["Next visits", "$10", "$0"] }]', '"cells": ["Next visits", "$10", "$0", "$1"] }]', '4 cells'],
  ['"columns": ["Visit", "At the clinic", "By video"]', '"columns": ["Visit", "At the clinic"]', '3 cells'],
  ['"alt": "A nurse at the door of our clinic"', '"alt": ""', 'an empty text'],
])('[CHECK-26] %s as %s is a mistake', (from, to, found) => {
  const { diagnostics } = checked(from, to)
  expect(new Set(diagnostics.map(each => each.found))).toEqual(new Set([found]))
  for (const { file } of diagnostics) expect(file).toBe('manifests/example/pages.json')
})

it('[CHECK-26] single contact lines and alerts have dates and other words for some', () => {
  const lines = (state: MemberState) =>
    screen(compiled, '/contact-us', state)
      .contact?.sections.find(({ id }) => id === 'pilot-team')
      ?.lines.flatMap(({ kind, value }) => (kind === 'phone' ? [value] : []))
  expect(lines(pilot())).toEqual(['503-555-0199'])
  expect(lines(pilot({ relationship: 'dependent' }))).toEqual(['503-555-0198'])
  expect(lines(pilot({}, { now: new Date('2026-12-25T20:00:00Z') }))).toEqual(['503-555-0199', '503-555-0197'])
  const storm = (state: MemberState) =>
    JSON.stringify(shell(compiled, state).alerts.find(({ id }) => id === 'storm')?.content ?? null)
  const then = { now: new Date('2026-12-02T20:00:00Z') }
  expect(storm(pilot({}, then))).toContain('You can still reach us by phone.')
  expect(storm(pilot({ relationship: 'dependent', ageBand: 'minor' }, then))).toContain('Your parents')
  expect(storm(pilot())).toBe('null')
})
