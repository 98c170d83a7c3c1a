import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { compareRows } from './compare-rows.ts'
import { readReports } from './read-reports.ts'

/**
 * `npm run trace`: which requirement rows have a passing test, from the reports of the last `npm test`. Fails when a row
 * of passed.txt is lost or a test names a row that does not exist. `--update` adds newly passing rows to passed.txt;
 * `--all` lists every uncovered row. The ledger is REQUIREMENTS, else ../shared/requirements.md, if it is there.
 */
const top = resolve(import.meta.dirname, '../..')
const baselineFile = resolve(import.meta.dirname, 'passed.txt')
const ledgerFile = process.env.REQUIREMENTS ?? resolve(top, '../shared/requirements.md')

const lines = async (file: string) => (await readFile(file, 'utf8').catch(() => '')).split('\n')
const baseline = (await lines(baselineFile)).filter(line => line !== '')
const ledger = (await lines(ledgerFile)).flatMap(line => /^\| ([A-Z]+-\d+) \|/.exec(line)?.[1] ?? [])
const results = await readReports(resolve(top, '.build/reports'))
const report = compareRows(results, ledger, baseline)

const area = (row: string) => row.slice(0, row.indexOf('-'))
const areas = [...new Set((ledger.length > 0 ? ledger : report.passing).map(area))]
for (const name of areas) {
  const rows = ledger.filter(row => area(row) === name)
  const passing = report.passing.filter(row => area(row) === name)
  const missing = report.uncovered.filter(row => area(row) === name)
  const rest =
    missing.length === 0
      ? ''
      : process.argv.includes('--all') || missing.length <= 12
        ? `  no test: ${missing.join(' ')}`
        : `  no test: ${missing.length} rows`
  console.log(
    `${name.padEnd(14)}${String(passing.length).padStart(4)} of ${String(rows.length || passing.length).padEnd(4)}${rest}`,
  )
}
console.log(
  `${report.passing.length} rows pass${ledger.length > 0 ? ` of ${ledger.length}` : ''}; ${report.failing.length} fail; ${report.lost.length} lost`,
)

if (report.failing.length > 0) console.error(`Failing: ${report.failing.join(' ')}`)
if (report.unknown.length > 0) console.error(`Named by a test but not in the requirements: ${report.unknown.join(' ')}`)
if (report.lost.length > 0) console.error(`Passed once, not now: ${report.lost.join(' ')}`)
if (process.argv.includes('--update')) {
  await writeFile(baselineFile, `${[...new Set([...baseline, ...report.passing])].sort().join('\n')}\n`)
}
process.exitCode = report.lost.length > 0 || report.unknown.length > 0 || report.failing.length > 0 ? 1 : 0
