import { execFileSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { manifestsFolder } from '../../content/manifest-files.ts'
import { saidByPortal } from '../testing/said-by-portal.ts'

const file = 'base/menus.json'

/** The shipped menus in three versions, beside the manifests that they belong to. */
async function versions(mine: readonly [string, string], other: readonly [string, string]) {
  const top = await mkdtemp(join(tmpdir(), 'merge-'))
  onTestFinished(() => rm(top, { recursive: true, force: true }))
  const folder = join(top, 'manifests')
  await cp(manifestsFolder({}), folder, { recursive: true })
  const text = await readFile(join(folder, file), 'utf8')
  const edited = ([from, to]: readonly [string, string]) => {
    expect(text).toContain(from)
    return text.replace(from, to)
  }
  const [base, ours, theirs] = [join(top, 'base'), join(folder, file), join(top, 'theirs')]
  await Promise.all([writeFile(base, text), writeFile(ours, edited(mine)), writeFile(theirs, edited(other))])
  return {
    top,
    folder,
    text,
    ours,
    say: (...more: string[]) => saidByPortal(['merge', base, ours, theirs, ...more], { folder }),
  }
}

const words = ['"title": "Medical"', '"title": "Medical plan"'] as const
const icon = ['"icon": "home"', '"icon": "account"'] as const

it('[CONTENT-04] merges two edits of the shipped menus into one that the check takes', async () => {
  const { folder, text, ours, say } = await versions(words, icon)
  expect(await say('--path', 'menus.json')).toEqual({ code: 0, out: 'menus.json: merged, nothing clashes.', err: '' })
  expect(await readFile(ours, 'utf8')).toBe(text.replace(...words).replace(...icon))
  expect(await saidByPortal(['check'], { folder })).toMatchObject({ code: 0 })
})

it('[CONTENT-05] names each item that clashes, with both sides, and ends with 1', async () => {
  const { text, ours, say } = await versions(words, ['"title": "Medical"', '"title": "Health"'])
  const { code, out } = await say('--path', 'menus.json')
  expect(code).toBe(1)
  expect(out).toBe(
    [
      'menus.json: merged, 1 clash.',
      'benefits-medical / title: both changed it',
      '  ours    "Medical plan"',
      '  theirs  "Health"',
    ].join('\n'),
  )
  expect(await readFile(ours, 'utf8')).toBe(text.replace(...words))
})

it('merges for git, which leaves a file with a clash to somebody', async () => {
  const { top, folder, text } = await versions(words, words)
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', top, '-c', 'user.name=Test', '-c', 'user.email=test@portal.example', ...args], {
      encoding: 'utf8',
      stdio: 'pipe',
    })
  const commit = async (...edits: (readonly [string, string])[]) => {
    await writeFile(
      join(folder, file),
      edits.reduce((before, edit) => before.replace(...edit), text),
    )
    git('commit', '-qam', 'An edit')
  }
  git('init', '-q', '-b', 'main')
  const portal = join(import.meta.dirname, '../portal.ts')
  git('config', 'merge.manifest.driver', `"${process.execPath}" "${portal}" merge %O %A %B --path %P`)
  await writeFile(join(folder, '.gitattributes'), '*.json merge=manifest\n')
  await writeFile(join(folder, file), text)
  git('add', '-A')
  git('commit', '-qm', 'Manifests as they are')
  git('checkout', '-qb', 'other')
  // Beside the other edit, where lines alone would clash.
  const beside = ['"target": "/benefits/medical"', '"target": "/benefits/dental"'] as const
  await commit(beside)
  git('checkout', '-q', 'main')
  await commit(words)
  git('merge', '-q', '--no-edit', 'other')
  expect(await readFile(join(folder, file), 'utf8')).toBe(text.replace(...words).replace(...beside))
  git('checkout', '-q', 'other')
  await commit(beside, ['"title": "Medical"', '"title": "Health"'])
  git('checkout', '-q', 'main')
  expect(() => git('merge', '-q', '--no-edit', 'other')).toThrow()
  expect(git('status', '--porcelain')).toContain(`UU manifests/${file}`)
})

it('says in one line that a file is missing or no text', async () => {
  expect(await saidByPortal(['merge', 'a', 'b', 'c'])).toMatchObject({
    code: 2,
    err: expect.stringMatching(/^portal: . cannot be read: ENOENT/),
  })
})

it('[CONTENT-05] merges folders, and names the item of a brand that no longer goes with what base has become', async () => {
  const { top, folder, text } = await versions(words, words)
  const [base, theirs] = [join(top, 'before'), join(top, 'after')]
  await writeFile(join(folder, file), text)
  await Promise.all([base, theirs].map(copy => cp(folder, copy, { recursive: true })))
  const without = text.replace(/\n *\{ "id": "benefits-programs".*,/, '')
  expect(without).not.toBe(text)
  await writeFile(join(folder, file), without)
  const said = await readFile(join(folder, 'base/menus.es.json'), 'utf8')
  await writeFile(join(folder, 'base/menus.es.json'), said.replace(/\n *"benefits-programs": \{[^}]*\},/, ''))
  const own = await readFile(join(theirs, 'regional/menus.json'), 'utf8')
  const change = '{ "change": "set", "id": "benefits-programs", "fields": { "title": "Perks" } }'
  await writeFile(join(theirs, 'regional/menus.json'), own.replace('"changes": [', `"changes": [\n    ${change},`))
  for (const alone of [folder, theirs]) expect((await saidByPortal(['check'], { folder: alone })).code).toBe(0)
  const { code, out } = await saidByPortal(['merge', base, folder, theirs])
  expect(code).toBe(1)
  expect(out).toContain('merged, 1 to settle.\nbenefits-programs: regional/menus.json:4:')
  expect(await readFile(join(folder, file), 'utf8')).toBe(without)
  expect(await readFile(join(folder, 'regional/menus.json'), 'utf8')).toContain('Perks')
})
