import { execFileSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { manifestsFolder } from '../../content/manifest-files.ts'
import { saidByPortal } from '../testing/said-by-portal.ts'

let top = ''
const git = (...words: string[]) =>
  execFileSync('git', ['-C', top, '-c', 'user.name=Test', '-c', 'user.email=test@portal.example', ...words])

beforeAll(async () => {
  top = await mkdtemp(join(tmpdir(), 'impact-'))
  for (const folder of ['base', 'first', 'medical-dental', 'regional', 'senior'])
    await cp(join(manifestsFolder({}), folder), join(top, 'manifests', folder), { recursive: true })
  git('init', '-q')
  git('add', '-A')
  git('commit', '-q', '-m', 'Manifests as they are')
})
afterAll(() => rm(top, { recursive: true, force: true }))

const portal = (...args: string[]) => saidByPortal(args, { folder: join(top, 'manifests') })

async function replace(file: string, from: string, to: string): Promise<void> {
  const path = join(top, 'manifests', file)
  const text = await readFile(path, 'utf8')
  expect(text).toContain(from)
  await writeFile(path, text.replace(from, to))
}

it('says that nothing was edited, then who sees an edit and which brand overrides it, then that no member sees one', async () => {
  expect((await portal('impact', '--no-demo')).out).toContain('Nothing was edited.')
  await replace('base/home.json', '"title": "Recent claims"', '"title": "Your latest claims"')
  const { code, out } = await portal('impact', 'HEAD', '--no-demo')
  expect(code).toBe(0)
  expect(out).toContain('Members of `first`, `medical-dental`, `regional` and `senior` see a difference.')
  expect(out).toMatch(/^\*\*Everyone who is signed in and has coverage now.*\*\*$/m)
  expect(out).not.toContain('%')
  expect(out).toMatch(
    /- relabelled home `recent-claims` .*"Recent claims" → "Your latest claims", in en-US only \(`.*home\.json:\d+`\)/,
  )
  expect(out).toContain('| home `recent-claims` changed: title | first, medical-dental, regional, senior | none |')
  git('commit', '-q', '-a', '-m', 'Other words')
  await replace('base/home.json', 'Your dashboard now shows', 'Your dashboard shows')
  const unseen = await portal('impact', '--no-demo')
  expect(unseen.out).toContain('Nobody can see a difference.')
  expect(unseen.out).toContain('- home `primary-care-update` changed: body (first, medical-dental, regional, senior)')
  const { brands } = JSON.parse((await portal('impact', 'HEAD~1', '--no-demo', '--json')).out)
  expect(brands).toHaveLength(4)
  expect(brands[0].impacts[0].affected[0].changes).toMatchObject([
    { kind: 'relabelled', after: 'Your latest claims', place: {} },
  ])
}, 180_000)

it('[CHECK-19] tells edits that have nothing to do with one another apart, each at its line, with real counts if there are any', async () => {
  git('commit', '-q', '-a', '-m', 'As it is')
  await replace('base/menus.json', '"title": "Claims"', '"title": "Bills"')
  await writeFile(
    join(top, 'manifests/first/tools.json'),
    JSON.stringify({
      changes: [{ change: 'set', id: 'outline-of-coverage', fields: { showWhen: { in: 'pharmacy-program' } } }],
    }),
  )
  const counts = join(top, 'members.csv')
  await writeFile(counts, 'brand,group,kind,members\nfirst,,any-plan,900\nfirst,20000001,memberStatus=none,100\n')
  const { out } = await portal('impact', '--no-demo', '--population', counts)
  const headed = out.split('\n## ').map(part => part.split('\n').slice(0, 3).join(' '))
  expect(headed).toContainEqual(
    expect.stringMatching(/^first\b.* {2}tools `outline-of-coverage` changed: showWhen \(`.*first\/tools\.json:1`\)/),
  )
  expect(headed.filter(part => /menus `claims` changed: title \(`.*base\/menus\.json:\d+`\)/.test(part))).not.toEqual(
    [],
  )
  expect(out).toMatch(/- hidden tools `outline-of-coverage` .*\(`.*first\/tools\.json:1`\)/)
  expect(out).toMatch(/\*\*: (between 0 and )?\d+ of 1,000 members \(/)
  await writeFile(counts, 'brand,group,kind,members\nfirst,,memberStatus=nune,900\n')
  expect(await portal('impact', '--no-demo', '--population', counts)).toMatchObject({
    code: 2,
    err: expect.stringContaining('line 2: "nune". Did you mean "none"?'),
  })
  await rm(join(top, 'manifests/first/tools.json'))
  await replace('base/menus.json', '"title": "Bills"', '"title": "Claims"')
}, 180_000)

it('does not know every revision, and shows the mistakes of either version', async () => {
  expect(await portal('impact', 'no-such-branch')).toMatchObject({ code: 2, out: '' })
  await replace('base/home.json', '"block": "tools"', '"block": "tolls"')
  const wrong = await portal('impact')
  expect(wrong).toMatchObject({ code: 1, err: '' })
  expect(wrong.out).toContain('1 mistake in the manifests.')
  git('commit', '-q', '-a', '-m', 'A mistake')
  await replace('base/home.json', '"block": "tolls"', '"block": "tools"')
  const former = await portal('impact', '--no-demo')
  expect(former.code).toBe(1)
  expect(former.out).toContain('HEAD:manifests/base/home.json:')
}, 180_000)
