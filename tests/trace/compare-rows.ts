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
  /** Rows marked E that pass, but in no browser journey. */
  outsideBrowser: string[]
  /** Rows of the baseline that no longer pass: a loss. */
  lost: string[]
  /** Names in test titles that the ledger does not have. */
  unknown: string[]
}

/** Compares the rows that tests name with the ledger and with the rows that once passed. */
export function compareRows(
  results: readonly TestResult[],
  ledger: readonly LedgerRow[],
  baseline: readonly string[],
): RowReport {
  const named = (status: TestResult['status']) =>
    new Set(results.filter(result => result.status === status).flatMap(result => rowsOf(result.title)))
  const passed = named('passed')
  const failed = named('failed')
  const known = new Set(ledger.map(({ id }) => id))
  const journeys = new Set(results.filter(({ inBrowser }) => inBrowser).flatMap(({ title }) => rowsOf(title)))
  const passing = [...passed].filter(row => !failed.has(row)).sort()
  const isPassing = new Set(passing)
  return {
    passing,
    failing: [...failed].sort(),
    uncovered: [...known].filter(row => !passed.has(row) && !failed.has(row)),
    outsideBrowser: ledger
      .filter(({ id, verification }) => verification === 'E' && isPassing.has(id) && !journeys.has(id))
      .map(({ id }) => id),
    lost: baseline.filter(row => !isPassing.has(row)),
    unknown: [...new Set([...passed, ...failed])].filter(row => !known.has(row)).sort(),
  }
}

/** Requirement IDs that a test title names: `[MENU-07] [PERM-05] ...`. */
const rowsOf = (title: string): string[] => [...title.matchAll(/\[([A-Z]+-\d{2,3})\]/g)].map(match => match[1] ?? '')
