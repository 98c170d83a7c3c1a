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
      brand: expect.any(String),
      item: expect.any(String),
    }),
  )
})
