import { execFileSync } from 'node:child_process'
import { cp, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeIn } from './changes-in.ts'
import { followChanges } from './follow-changes.ts'
import { manifestsFolder } from './manifest-files.ts'

let top = ''
const git = (...words: string[]) =>
  execFileSync('git', ['-C', top, '-c', 'user.name=Ann Lee', '-c', 'user.email=ann@portal.example', ...words])
const write = (file: string, content: object) => writeFile(join(top, 'manifests', file), JSON.stringify(content))

beforeAll(async () => {
  top = await mkdtemp(join(tmpdir(), 'follow-'))
  await cp(manifestsFolder({}), join(top, 'manifests'), { recursive: true })
  git('init', '-q')
})
afterAll(() => rm(top, { recursive: true, force: true }))

const set = (id: string, fields: object) => ({ changes: [{ change: 'set', id, fields }] })

describe('[CHECK-23] a revision that was taken', () => {
  it('tells of each file when it changed, by whom where git knows, and what in one line', async () => {
    const { taken } = followChanges(join(top, 'manifests'))
    expect(await taken()).toEqual([])
    await write('first/alerts.json', set('not-enrolled', { title: 'Not a member' }))
    await utimes(join(top, 'manifests/first/alerts.json'), 0, Date.UTC(2026, 2, 1, 8, 30) / 1000)
    expect(await taken()).toEqual([expect.stringMatching(/first\/alerts\.json at 2026-03-01T08:30:00Z: a new file$/)])
    await write('first/alerts.json', set('not-enrolled', { title: 'Not enrolled now', canDismiss: false }))
    git('add', '-A')
    git('commit', '-q', '-m', 'Other words')
    const [line, ...others] = await taken()
    expect(others).toEqual([])
    expect(line).toMatch(
      /first\/alerts\.json at \S+Z by Ann Lee: "not-enrolled" title: "Not a member" → "Not enrolled now", and 1 more$/,
    )
  })

  it('leaves what was refused for the time when it is taken', async () => {
    const { taken } = followChanges(join(top, 'manifests'))
    await taken()
    await write('first/alerts.json', set('not-enrolled', { title: 'One' }))
    await write('senior/alerts.json', set('not-enrolled', { title: 'Two' }))
    expect(await taken(['senior'])).toEqual([expect.stringContaining('first/alerts.json')])
    expect(await taken()).toEqual([expect.stringContaining('senior/alerts.json')])
    expect(await taken()).toEqual([])
    await rm(join(top, 'manifests/senior/alerts.json'))
    expect(await taken()).toEqual([expect.stringMatching(/senior\/alerts\.json: the file is gone$/)])
  })
})

it.each([
  [{ set: { home: { heading: 'Hi' } } }, { set: { home: { heading: 'Hello' } } }, 'home.heading: "Hi" → "Hello"'],
  [{ changes: [] }, { changes: [{ change: 'remove', id: 'tools' }] }, '"tools" added'],
  [{ set: { a: 1 } }, { set: { a: 1 } }, 'written otherwise, to say the same'],
])('[CHECK-23] says in one line what changed: %j, %j', (before, after, line) => {
  expect(changeIn(JSON.stringify(before), JSON.stringify(after, undefined, 2)).line).toContain(line)
})
