import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { manifestsFolder } from '../../content/manifest-files.ts'
import { saidByPortal } from '../testing/said-by-portal.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'names-'))
  await cp(manifestsFolder({}), folder, { recursive: true })
  await rm(join(folder, 'names.json'), { force: true })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const portal = (...args: string[]) => saidByPortal(args, { folder })
const inShortMenu = ['explain', 'first', 'menus/benefits-medical', '--as', 'groupId=10004760']

it('[CHECK-27] brings names of groups and programs from the gateway, which explanations then say and take', async () => {
  const nameless = await portal(...inShortMenu)
  expect(nameless.out).toContain('groupId is 10004760, wanted')
  const { code, out } = await portal('names', 'pull', '--brand', 'first')
  expect(code).toBe(0)
  expect(out).toMatch(/^Wrote \S*names\.json: \d+ of groupId, \d+ of parentGroupId, \d+ of programId\.$/)
  const names = JSON.parse(await readFile(join(folder, 'names.json'), 'utf8'))
  const { '10004760': name } = names.groupId
  expect(names.programId['37']).toBeTruthy()
  expect((await portal(...inShortMenu)).out).toContain(`groupId is 10004760 (${name}), wanted`)
  const byName = await portal('explain', 'first', 'menus/benefits-medical', '--as', `groupId=${name}`)
  expect(byName).toEqual(await portal(...inShortMenu))
  const misspelled = `${name.slice(0, 4)}${name.slice(5)}`
  expect(await portal('explain', 'first', 'menus/claims', '--as', `groupId=${misspelled}`)).toMatchObject({
    code: 2,
    err: expect.stringContaining(`Did you mean "${name}"?`),
  })
}, 180_000)

it('[CHECK-27] knows only brands that are there', async () => {
  expect(await portal('names', 'pull', '--brand', 'frist')).toMatchObject({
    code: 2,
    err: 'portal: there is no brand "frist". Did you mean "first"?',
  })
})
