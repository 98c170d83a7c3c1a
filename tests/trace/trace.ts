import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { compareRows, readReasoned } from './compare-rows.ts'
import { ledgerDifferences, readLedger } from './ledger.ts'
import { readReports } from './read-reports.ts'

/**
 * `npm run trace`: which requirement rows of requirements.md have a passing test, from the reports of the last
 * `npm test`. Fails when a row of passed.txt is lost, a test names a row that does not exist, or a row marked E has neither
 * a browser journey nor a reason in outside-browser.txt, or both. `--update` adds newly passing rows to passed.txt;
 * `--all` lists every uncovered row. Where a newer ../shared/requirements.md lies beside the checkout, it says what
 * that one has otherwise, and goes on.
 */
const top = resolve(import.meta.dirname, '../..')
const baselineFile = resolve(import.meta.dirname, 'passed.txt')

const text = (file: string) => readFile(file, 'utf8').catch(() => '')
const lines = async (file: string) => (await text(file)).split('\n').filter(line => line !== '')
const baseline = await lines(baselineFile)
const ledger = readLedger(await text(resolve(import.meta.dirname, 'requirements.md')))
const reasoned = readReasoned(await text(resolve(import.meta.dirname, 'outside-browser.txt')))
const results = await readReports(resolve(top, '.build/reports'))
const report = compareRows(results, ledger, baseline, reasoned)

const area = (row: string) => row.slice(0, row.indexOf('-'))
for (const name of new Set(ledger.map(({ id }) => area(id)))) {
  const rows = ledger.filter(({ id }) => area(id) === name).length
  const passing = report.passing.filter(row => area(row) === name).length
  const missing = report.uncovered.filter(row => area(row) === name)
  const listed = process.argv.includes('--all') || missing.length <= 12
  const rest = missing.length === 0 ? '' : `  no test: ${listed ? missing.join(' ') : `${missing.length} rows`}`
  console.log(`${name.padEnd(14)}${String(passing).padStart(4)} of ${String(rows).padEnd(4)}${rest}`)
}
console.log(
  `${report.passing.length} rows pass of ${ledger.length}; ${report.failing.length} fail; ${report.lost.length} lost`,
)

const theirs = readLedger(await text(resolve(top, '../shared/requirements.md')))
const differences = theirs.length > 0 ? ledgerDifferences(ledger, theirs) : []
if (differences.length > 0)
  console.warn(`\n../shared/requirements.md differs from tests/trace/requirements.md:\n${differences.join('\n')}\n`)

const complaints: [string, readonly string[]][] = [
  ['Failing', report.failing],
  ['Named by a test but not in the requirements', report.unknown],
  ['Passed once, not now', report.lost],
  ['Marked E, in no browser journey, and outside-browser.txt gives no reason', report.outsideBrowser],
  ['In outside-browser.txt, though a browser journey proves it or it is not marked E', report.needlessReason],
]
const found = complaints.filter(([, rows]) => rows.length > 0)
for (const [complaint, rows] of found) console.error(`${complaint}: ${rows.join(' ')}`)
if (process.argv.includes('--update'))
  await writeFile(baselineFile, `${[...new Set([...baseline, ...report.passing])].sort().join('\n')}\n`)
process.exitCode = found.length > 0 ? 1 : 0
