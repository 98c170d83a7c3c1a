import { existsSync, statSync } from 'node:fs'
import { generatedFamily } from '../seed/generated-family.ts'
import { makePopulation } from '../seed/make-population.ts'
import { DEMO_PASSWORD } from '../seed/personas.ts'
import type { Population } from '../seed/populate.ts'
import { Database } from '../store/database.ts'
import { type PopulationOptions, populationOptions } from './population-options.ts'

const PROGRESS_INTERVAL_MS = 1_000
const count = new Intl.NumberFormat('en-US')

/** `npm run population`: makes a data file with any number of families and prints what is in it. */
try {
  await run(populationOptions(process.argv.slice(2), process.env))
} catch (error) {
  process.stderr.write(`No population was made: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

async function run({ dataFile, replaces, ...population }: PopulationOptions): Promise<void> {
  if (existsSync(dataFile) && !replaces)
    throw new Error(`${dataFile} already exists and may hold changes made by members; --replace makes it anew`)
  const started = performance.now()
  const onProgress = createProgressLine(population.families, started)
  await makePopulation(dataFile, { ...population, onProgress })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const megabytes = Math.round(statSync(dataFile).size / 2 ** 20)
  for (const [table, rows] of Object.entries(countsOf(dataFile))) {
    process.stdout.write(`${table.padEnd(20)}${count.format(rows).padStart(12)}\n`)
  }
  process.stdout.write(`
${dataFile}: ${count.format(megabytes)} MB, made in ${seconds} s with at most ${peakMegabytes()} MB of memory
To use it: GATEWAY_DATA=${dataFile} npm start
Beside the personas sign in with ${DEMO_PASSWORD} as one of ${count.format(population.families)} families: ${firstFamilies(population)}, ...
`)
}

/** The first few user names, each with its brand. */
function firstFamilies({ seed, families, today }: Population): string {
  return Array.from({ length: Math.min(5, families) }, (_, index) => {
    const { signIns, domain } = generatedFamily(seed, index + 1, today)
    return `${signIns[0]?.name} (domain ${domain.id})`
  }).join(', ')
}

/** How many rows each table of a data file holds, by table. */
function countsOf(file: string): Record<string, number> {
  const database = new Database(file)
  try {
    const tables = database.all<{ name: string }>("select name from sqlite_schema where type = 'table' order by name")
    return Object.fromEntries(
      tables.map(({ name }) => [
        name,
        database.get<{ rows: number }>(`select count(*) as rows from ${name}`)?.rows ?? 0,
      ]),
    )
  } finally {
    database.close()
  }
}

/** Peak memory of the process in megabytes. */
function peakMegabytes(): number {
  return Math.round(process.resourceUsage().maxRSS / 1024)
}

/** Reports progress on standard error once a second. */
function createProgressLine(families: number, started: number): (done: number) => void {
  let last = started
  return done => {
    const now = performance.now()
    if (now - last < PROGRESS_INTERVAL_MS && done < families) return
    last = now
    const seconds = Math.round((now - started) / 1000)
    const line = `${count.format(done)} of ${count.format(families)} families, ${seconds} s, ${peakMegabytes()} MB of memory`
    process.stderr.write(process.stderr.isTTY ? `\r${line}` : `${line}\n`)
    if (done === families && process.stderr.isTTY) process.stderr.write('\n')
  }
}
