import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const top = resolve(import.meta.dirname, '../..')
const notes = readFileSync(resolve(top, 'docs/accessibility.md'), 'utf8')

/** How many criteria of levels A and AA each guideline of ATAG 2.0 has; those of AAA are left out. */
const asked: Readonly<Record<string, readonly number[]>> = {
  'A.1.1': [1],
  'A.1.2': [1, 2],
  'A.2.1': [1, 2],
  'A.2.2': [1, 2],
  'A.3.1': [1, 2, 3],
  'A.3.2': [1, 2, 3],
  'A.3.3': [1],
  'A.3.4': [1],
  'A.3.5': [1],
  'A.3.6': [1, 2, 3],
  'A.3.7': [1],
  'A.4.1': [1, 2],
  'A.4.2': [1, 2],
  'B.1.1': [1, 2],
  'B.1.2': [1, 2, 3, 4],
  'B.2.1': [1],
  'B.2.2': [1, 2],
  'B.2.3': [1, 2],
  'B.2.4': [1, 2, 3],
  'B.2.5': [1, 2],
  'B.3.1': [1, 2, 3, 4, 5],
  'B.3.2': [1],
  'B.4.1': [1, 2, 3, 4],
  'B.4.2': [1, 2],
}

const rows = notes
  .split('\n')
  .filter(line => /^\| [AB]\.\d/.test(line))
  .map(line => line.split('|').map(cell => cell.trim()))
  .map(([, criterion = '', asks = '', standing = '', how = '', tested = '']) => ({
    ...{ criterion, asks, standing, how, tested },
  }))

describe('the notes on accessibility', () => {
  it('have every criterion of ATAG 2.0 of levels A and AA once, in order', () => {
    const criteria = Object.entries(asked).flatMap(([guideline, numbers]) =>
      numbers.map(number => `${guideline}.${number}`),
    )
    expect(rows.map(({ criterion }) => criterion)).toEqual(criteria)
  })

  it('say of each what it asks for, how it stands and how, and claim nothing that no audit has found', () => {
    for (const { criterion, asks, standing, how } of rows) {
      expect([criterion, ['met', 'partly', 'not met', 'does not apply'].includes(standing)]).toEqual([criterion, true])
      expect([criterion, asks.length > 10 && how.length > 10]).toEqual([criterion, true])
    }
    expect(notes).not.toMatch(/compliant|conform/i)
  })

  it('name files that there are', () => {
    const paths = [...notes.matchAll(/`((?:docs|engine|server|studio|tests)\/[\w./-]+)`/g)].map(([, path = '']) => path)
    expect(paths.length).toBeGreaterThan(20)
    expect(paths.filter(path => !existsSync(resolve(top, path)))).toEqual([])
  })
})
