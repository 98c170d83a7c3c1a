import { resolve } from 'node:path'
import { expect, it, vi } from 'vitest'
import { reached, readImports } from '../../../tests/structure/imports.ts'
import { askDemo } from '../frame/ask-demo.ts'
import { saidByPortal } from '../testing/said-by-portal.ts'

it.each([
  [['explain', 'senior', 'menus/claims']],
  [['explain', 'senior', 'menus/claims', '--as', 'memberStatus=termed', '--at', '2026-12-24']],
  [['show', 'first']],
  [['show', 'first', '--as', 'medical=future', '--surface', 'menus']],
])('[CHECK-22] starts no gateway for %j', async args => {
  const people = vi.fn(askDemo)
  expect((await saidByPortal(args, { people })).err).toBe('')
  expect(people).not.toHaveBeenCalled()
})

it('[CHECK-22] asks the demo once for a member of it', async () => {
  const people = vi.fn(async () => [])
  const { err } = await saidByPortal(['explain', 'senior', 'menus/claims', '--as', 'termed'], { people })
  expect(people).toHaveBeenCalledTimes(1)
  expect(err).toBe('portal: there is no demo sign-in "termed".')
})

it('[CHECK-22] loads neither gateway nor what asks one, unless a question needs it', async () => {
  const imports = await readImports(resolve(import.meta.dirname, '../../..'), ['server', 'engine', 'schema'])
  const atOnce = imports.filter(({ later }) => !later)
  const loaded = reached(['server/cli/portal.ts'], atOnce)
  expect(loaded).toContain('server/cli/commands/explain.ts')
  expect([...loaded].filter(file => /^(gateway-rest|server\/demo|server\/start\/gateway)/.test(file))).toEqual([])
})
