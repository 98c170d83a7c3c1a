import { existsSync, globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const top = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(resolve(top, path), 'utf8')

/** Rows of the table of ASVS: numbers, standing, how, and what holds it. */
const rows = read('docs/security.md')
  .split('\n')
  .filter(line => /^\| \d+\.\d+\.\d+/.test(line))
  .map(line => line.split('|').map(cell => cell.trim()))
  .map(([, numbers = '', standing = '', how = '', heldBy = '']) => ({
    numbers: numbers.split(', '),
    standing,
    how,
    heldBy,
  }))

const notes = ['docs/security.md', 'SECURITY.md'].map(read).join('\n')

/** Titles of all tests. */
const titles = globSync(
  '{engine,gateway-content,gateway-graph,gateway-rest,schema,server,tests,web}/**/*.{test,spec}.{ts,tsx}',
  {
    cwd: top,
  },
)
  .map(read)
  .join('\n')

describe('the notes on security', () => {
  it('have every requirement of ASVS 5.0 of levels 1 and 2 once', () => {
    const asked = read('tests/structure/asvs-requirements.txt')
      .trim()
      .split('\n')
      .map(line => line.split(' ')[0])
    expect(asked).toHaveLength(253)
    const named = rows.flatMap(({ numbers }) => numbers)
    expect([...named].sort()).toEqual([...asked].sort())
  })

  it('say of each how it stands and how, and what holds it when it is met', () => {
    const standings = new Set(['met', 'partly', 'not met', 'operator', 'does not apply'])
    for (const { numbers, standing, how, heldBy } of rows) {
      expect([numbers, standings.has(standing), how.length > 10]).toEqual([numbers, true, true])
      // By a row of the requirements or of the tests, or by a test's file; what is only to be written down is a section of a document.
      const isHeld =
        /(?:^|\s)(?:[A-Z]{3,}-\d+|S\d{1,2})(?=\s|$)|\.test\.tsx?`/.test(heldBy) || heldBy === '`SECURITY.md`'
      if (standing === 'met' || standing === 'partly') expect([numbers, isHeld]).toEqual([numbers, true])
    }
    for (const standing of standings) {
      const count = rows.filter(row => row.standing === standing).flatMap(({ numbers }) => numbers).length
      expect(notes).toContain(`${count} ${standing}`)
    }
  })

  it('name tests and files that there are', () => {
    const ids = new Set(notes.match(/(?<=[| ])(?:SEC-\d+|S\d{1,2}|[A-Z]{4,}-\d+)(?=[ |.,)])/g) ?? [])
    expect(ids.size).toBeGreaterThan(40)
    // Rows of the specification that say what is asked for are named in brackets.
    const asked = new Set(
      [...notes.matchAll(/\(([A-Z]+-\d+(?:, [A-Z]+-\d+)*)\)/g)].flatMap(([, list = '']) => list.split(', ')),
    )
    expect([...ids].filter(id => !asked.has(id) && !titles.includes(`[${id}]`))).toEqual([])
    const paths = [...notes.matchAll(/`([\w.-]+\/[\w./-]+\.tsx?)`/g)].map(([, path = '']) => path)
    expect(paths.length).toBeGreaterThan(20)
    expect(paths.filter(path => !existsSync(resolve(top, path)))).toEqual([])
  })
})
