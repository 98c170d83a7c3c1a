import type { LedgerRow } from './ledger.ts'
import type { TestResult } from './read-reports.ts'

/** What the last test run says about the requirement rows. */
export interface RowReport {
  /** Rows with at least one passing test that names them, and no failing one. */
  passing: string[]
  /** Rows that a failing test names. */
  failing: string[]
  /** Rows of the ledger that no test names. */
  uncovered: string[]
  /** Rows marked E that pass, but in no browser journey, and without a reason why not. */
  outsideBrowser: string[]
  /** Rows with such a reason that need none: a journey names them, or they are not marked E. */
  needlessReason: string[]
  /** Rows of the baseline that no longer pass: a loss. */
  lost: string[]
  /** Names in test titles that the ledger does not have. */
  unknown: string[]
}

/**
 * Compares the rows that tests name with the ledger, with the rows that once passed, and with those that are said to be
 * proved without a browser.
 */
export function compareRows(
  results: readonly TestResult[],
  ledger: readonly LedgerRow[],
  baseline: readonly string[],
  reasoned: readonly string[],
): RowReport {
  const named = (status: TestResult['status']) =>
    new Set(results.filter(result => result.status === status).flatMap(result => rowsOf(result.title)))
  const passed = named('passed')
  const failed = named('failed')
  const known = new Set(ledger.map(({ id }) => id))
  const journeys = new Set(results.filter(({ inBrowser }) => inBrowser).flatMap(({ title }) => rowsOf(title)))
  const passing = [...passed].filter(row => !failed.has(row)).sort()
  const isPassing = new Set(passing)
  const forBrowser = ledger.filter(({ verification }) => verification === 'E').map(({ id }) => id)
  return {
    passing,
    failing: [...failed].sort(),
    uncovered: [...known].filter(row => !passed.has(row) && !failed.has(row)),
    outsideBrowser: forBrowser.filter(id => isPassing.has(id) && !journeys.has(id) && !reasoned.includes(id)),
    needlessReason: reasoned.filter(id => journeys.has(id) || !forBrowser.includes(id)),
    lost: baseline.filter(row => !isPassing.has(row)),
    unknown: [...new Set([...passed, ...failed])].filter(row => !known.has(row)).sort(),
  }
}

/** Rows that outside-browser.txt gives a reason for: `PREF-03 PREF-04: the reason`. Throws at a line without one. */
export const readReasoned = (text: string): string[] =>
  text.split('\n').flatMap(line => {
    if (line === '' || line.startsWith('#')) return []
    const [, rows] = /^([A-Z]+-\d{2,3}(?: [A-Z]+-\d{2,3})*): \S/.exec(line) ?? []
    if (!rows) throw new Error(`outside-browser.txt wants rows, a colon and a reason: ${line}`)
    return rows.split(' ')
  })

/** Requirement IDs that a test title names: `[MENU-07] [PERM-05] ...`. */
const rowsOf = (title: string): string[] => [...title.matchAll(/\[([A-Z]+-\d{2,3})\]/g)].map(match => match[1] ?? '')
