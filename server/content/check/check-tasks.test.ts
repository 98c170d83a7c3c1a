import { expect, it } from 'vitest'
import { readFolderFiles } from '../folder-files.ts'
import { manifestsFolder } from '../manifest-files.ts'
import { type Answers, createTasks } from './check-tasks.ts'

const since = '2026-03-10'
const perform = createTasks()

it('[STUDIO-36] tells of a changed title who sees what, a member of each class with every fact, and which rules were proved', async () => {
  // One brand will do, and takes a second less.
  const all = await readFolderFiles(manifestsFolder({}))
  const shipped = new Map([...all].filter(([path]) => /^(base|first)\//.test(path)))
  const text = new TextDecoder().decode(shipped.get('base/menus.json')).replace('"title": "Claims"', '"title": "Bills"')
  const after = new Map([...shipped, ['base/menus.json', new TextEncoder().encode(text)]])
  const report = perform({ kind: 'report', before: shipped, after, since }) as Answers['report']
  expect(report.brands.map(({ brand }) => brand).toSorted()).toEqual(['first'])
  for (const { classes, more } of report.brands) {
    expect(more).toBe(0)
    expect(classes).toMatchObject([
      {
        changes: [expect.stringContaining('says "Bills", and no longer "Claims"')],
        who: expect.stringMatching(/^every/),
        sample: { words: expect.stringMatching(/^somebody who /), facts: expect.any(Array) },
      },
    ])
    const facts = new Map(classes[0]?.sample.facts.map(({ name, value }) => [name, value]))
    expect(facts.get('session')).toBe('full')
  }
  expect(report.findings).toEqual([])
  expect(report.proved.length).toBeGreaterThan(5)
  expect(report.proved[0]).toMatchObject({
    because: expect.stringMatching(/\.$/),
    brands: expect.arrayContaining(['first']),
  })
  expect(perform({ kind: 'dates', files: shipped })).toContainEqual(
    expect.objectContaining({
      file: expect.stringMatching(/\.json$/),
      ...{ brand: expect.any(String), item: expect.any(String), list: expect.any(String) },
    }),
  )
  // One brand alone lacks what invariants of base are about.
  expect(perform({ kind: 'warnings', files: shipped, since })).toContainEqual(
    expect.objectContaining({ code: 'idle-invariant', severity: 'warning', file: 'base/invariants.json' }),
  )

  // Who stands for whom: by what is known of the sample members, and the nearest where none is quite so.
  const [first] = report.brands[0]?.classes ?? []
  expect(first?.screens).toEqual(['/'])
  const known = Object.fromEntries(first?.sample.facts.map(({ name, value }) => [name, value]) ?? [])
  const open = Object.fromEntries(first?.sample.sets.map(({ name, ids }) => [name, ids]) ?? [])
  const like = { key: 'like', description: 'Is so', facts: known, open }
  const unlike = {
    key: 'unlike',
    description: 'Is not',
    facts: { ...known, claims: undefined, session: 'none' },
    open: {},
  }
  const people = (...all: object[]) => new Map([['first', all]]) as never
  const standIns = (of: never) =>
    Object.values(perform({ kind: 'standIns', before: shipped, after, since, people: of }) as Answers['standIns'])
  expect(standIns(people(unlike, like))[0]).toContainEqual({
    ...{ persona: 'like', description: 'Is so', standing: 'signed-in', isOnPhone: false, isNearest: false },
  })
  expect(standIns(people())).toEqual([[]])
})
