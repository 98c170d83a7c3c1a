import { expect, it } from 'vitest'
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
