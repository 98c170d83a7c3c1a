import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { readFolderFiles } from '../folder-files.ts'
import { manifestsFolder } from '../manifest-files.ts'
import { createCheckThread, TooBusy } from './check-thread.ts'

it('[CONTENT-07] finds what the check finds, beside the thread that asks, and the same files once', async () => {
  const { findMistakes, close } = createCheckThread()
  onTestFinished(close)
  const shipped = await readFolderFiles(manifestsFolder({}))
  // Base alone, and a file that nobody can read: found in a moment.
  const files = new Map([...shipped].filter(([path]) => path.startsWith('base/')))
  files.set('base/menus.json', new TextEncoder().encode('{ "menus": '))
  const found = findMistakes(files)
  expect(findMistakes(new Map(files))).toBe(found)
  expect(await found).toMatchObject([{ found: 'no brand' }, { file: 'base/menus.json', line: 1, item: '' }])
})

describe('what staff look at', () => {
  const { forStaff, findMistakes, close } = createCheckThread()
  afterAll(close)
  it('looks up who stands for a class once for the same sample members, and anew when there are others', async () => {
    const compared = { before: new Map(), after: new Map(), since: '2026-03-10' }
    const nobody = forStaff.standIns(compared, new Map([['acme', []]]))
    expect(forStaff.standIns(compared, new Map([['acme', []]]))).toBe(nobody)
    const person = { key: 'active', description: 'Active', facts: {}, open: {} }
    const somebody = forStaff.standIns(compared, new Map([['acme', [person]]]))
    expect(somebody).not.toBe(nobody)
    expect(await Promise.all([nobody, somebody])).toEqual([{}, {}])
  })

  it('[STUDIO-36] lets only so much wait for staff, and does not refuse what is to be served', async () => {
    const files = (index: number) => new Map([['base/menus.json', new TextEncoder().encode(`{ "menus": ${index}`)]])
    const all = Array.from({ length: 12 }, (_, index) => forStaff.findMistakes(files(index)))
    const served = await findMistakes(files(12))
    expect(served).not.toEqual([])
    const results = await Promise.allSettled(all.map(async found => found))
    // One is at work and eight wait.
    expect(results.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 9 }, () => 'fulfilled'),
      ...Array.from({ length: 3 }, () => 'rejected'),
    ])
    expect(results.at(-1)).toMatchObject({ reason: expect.any(TooBusy) })
  })
})
