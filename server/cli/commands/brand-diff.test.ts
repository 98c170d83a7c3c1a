import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { manifestsFolder } from '../../content/manifest-files.ts'
import { saidByPortal } from '../testing/said-by-portal.ts'

const portal = (...args: string[]) => saidByPortal(args)

it('shows items that only one brand has and fields that differ, each with its place', async () => {
  const { code, out } = await portal('brand', 'diff', 'first', 'regional')
  expect(code).toBe(0)
  expect(out).toMatch(/\nhome\n(.*\n)*? {2}tools\n/)
  expect(out).toMatch(
    / {6}first: "Tools" .*base\/home\.json:\d+:\d+\n {6}regional: "Quick access tools" .*regional\/home\.json:\d+/,
  )
  expect(out).toMatch(/ {2}only regional: find-a-dentist .*regional\/\w+\.json:\d+/)
  expect(out).toMatch(/ {2}only first: group-selection .*base\/journey\.json:\d+/)
}, 120_000)

it('keeps to one surface, and says so when two brands are alike', async () => {
  const { out } = await portal('brand', 'diff', 'first', 'senior', '--surface', 'contact', '--json')
  const differences: { surface: string }[] = JSON.parse(out)
  expect(new Set(differences.map(({ surface }) => surface))).toEqual(new Set(['contact']))
  expect((await portal('brand', 'diff', 'first', 'first')).out).toBe('They say the same.')
  expect(await portal('brand', 'diff', 'first', 'senoir')).toMatchObject({ code: 2 })
}, 120_000)

/** The shipped brands, and one that has an entry in the masthead, another order and one item less. */
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'diff-'))
  await cp(manifestsFolder({}), folder, { recursive: true })
  const changes = [
    { change: 'add', into: 'masthead', item: { id: 'shop', title: 'Shop', target: 'https://shop.example/' } },
    { change: 'move', id: 'claims', before: 'home' },
    { change: 'remove', id: 'claims-pharmacy' },
  ]
  await writeFile(join(folder, 'first/menus.json'), JSON.stringify({ changes }, undefined, 2))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it('[CHECK-18] tells of masthead items, and at the change of those that moved or were taken out', async () => {
  const { out } = await saidByPortal(['brand', 'diff', 'first', 'medical-dental', '--surface', 'menus'], { folder })
  expect(out).toMatch(/ {2}only first: shop "Shop" .*first\/menus\.json:\d+/)
  expect(out).not.toMatch(/(first|medical-dental): nothing/)
  expect(out).toMatch(/order of items\n {6}first: \["claims".* .*first\/menus\.json:12:5/)
  expect(out).toMatch(/only medical-dental: claims-pharmacy .*\n {6}first takes it out .*first\/menus\.json:17:5/)
  expect(out).toContain('From account data, not from manifests: the products')
}, 120_000)

it('[CHECK-18] gives items in the order in which pages show them, and explains the same', async () => {
  const { out } = await saidByPortal(['brand', 'diff', 'first', 'medical-dental', '--surface', 'menus', '--json'], {
    folder,
  })
  const differences: { key: string; fields: { field: string; first?: { value: string[] } }[] }[] = JSON.parse(out)
  const order = differences
    .flatMap(({ fields }) => fields)
    .find(({ field, first }) => field === 'order of items' && first?.value.includes('claims'))
  const shown = await saidByPortal(['show', 'first', '--surface', 'menus', '--as', 'memberStatus=active'], { folder })
  const places = (order?.first?.value ?? []).map(id => shown.out.indexOf(`[${id}]`)).filter(place => place >= 0)
  expect(places.length).toBeGreaterThan(2)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
}, 120_000)
