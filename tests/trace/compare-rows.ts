import type { TestResult } from './read-reports.ts'
import { rowsOf } from './rows-of.ts'

/** What the last test run says about the requirement rows. */
export interface RowReport {
  /** Rows with at least one passing test that names them, and no failing one. */
  passing: string[]
  /** Rows that a failing test names. */
  failing: string[]
  /** Rows of the ledger that no test names. */
  uncovered: string[]
  /** Rows of the baseline that no longer pass: a loss. */
  lost: string[]
  /** Names in test titles that the ledger does not have. */
  unknown: string[]
}

/** Compares the rows that tests name with the ledger and with the rows that once passed. */
export function compareRows(
  results: readonly TestResult[],
  ledger: readonly string[],
  baseline: readonly string[],
): RowReport {
  const named = (status: TestResult['status']) =>
    new Set(results.filter(result => result.status === status).flatMap(result => rowsOf(result.title)))
  const passed = named('passed')
  const failed = named('failed')
  const known = new Set(ledger)
  const passing = [...passed].filter(row => !failed.has(row)).sort()
  const isPassing = new Set(passing)
  return {
    passing,
    failing: [...failed].sort(),
    uncovered: ledger.filter(row => !passed.has(row) && !failed.has(row)),
    lost: baseline.filter(row => !isPassing.has(row)),
    unknown: known.size === 0 ? [] : [...new Set([...passed, ...failed])].filter(row => !known.has(row)).sort(),
  }
}
