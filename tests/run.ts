import { spawn } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { findChromium } from './browser/find-chromium.ts'
import { readReports } from './trace/read-reports.ts'

/** A command of `npm test`, as `node_modules/.bin` or the PATH has it. */
interface Step {
  name: string
  command: string
  args: string[]
}

/**
 * What `npm test` runs. The steps of a stage run side by side, stages one after the other: tests want both cores to
 * themselves. A step that fails does not hide what the later ones would say.
 */
const stages: Step[][] = [
  [
    { name: 'Build', command: 'node', args: ['server/cli/build.ts'] },
    { name: 'Types', command: 'tsc', args: ['-p', '.'] },
    { name: 'Lint with types', command: 'oxlint', args: [] },
    { name: 'Gallery', command: 'node', args: ['tests/gallery/gallery.ts', '--build'] },
    { name: 'Unused code', command: 'knip', args: [] },
    { name: 'Generated files', command: 'node', args: ['server/cli/generate.ts', '--check'] },
    { name: 'Lint and format', command: 'biome', args: ['check', '.'] },
    { name: 'Manifests', command: 'node', args: ['server/cli/portal.ts', 'check'] },
  ],
  [{ name: 'Unit', command: 'vitest', args: ['run', '--config', 'tests/vitest.config.ts'] }],
  [{ name: 'Browser', command: 'playwright', args: ['test', '--config', 'tests/browser/playwright.config.ts'] }],
  [{ name: 'Trace', command: 'node', args: ['tests/trace/trace.ts'] }],
]
const stepsAtOnce = 2

const top = resolve(import.meta.dirname, '..')
const bin = resolve(top, 'node_modules/.bin')
const secondsSince = (start: number) => ((performance.now() - start) / 1000).toFixed(1)

/** Runs a step and says whether it ended well. A step that runs alone prints as it goes, others when they end. */
function run({ name, command, args }: Step, alone: boolean, env: NodeJS.ProcessEnv): Promise<boolean> {
  const start = performance.now()
  if (alone) console.log(`\n--- ${name}`)
  return new Promise<boolean>(done => {
    const output = alone ? 'inherit' : 'pipe'
    const child = spawn(resolve(bin, command), args, { cwd: top, stdio: ['ignore', output, output], env })
    const said: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => said.push(chunk))
    child.on('error', error => {
      console.error(`--- ${name}: ${error.message}`)
      done(false)
    })
    child.on('close', code => {
      if (!alone) console.log(`\n--- ${name}`)
      process.stdout.write(Buffer.concat(said))
      console.log(`--- ${name}: ${code === 0 ? 'ok' : 'FAILED'} in ${secondsSince(start)} s`)
      done(code === 0)
    })
  })
}

/** Runs the steps of a stage, some at once, and gives the names of those that failed. */
async function runStage(steps: Step[], env: NodeJS.ProcessEnv): Promise<string[]> {
  const waiting = [...steps]
  const failed: string[] = []
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift())
      if (!(await run(step, steps.length === 1, env))) failed.push(step.name)
  }
  await Promise.all(Array.from({ length: stepsAtOnce }, work))
  return failed
}

const start = performance.now()
const reports = resolve(top, '.build/reports')
await rm(reports, { recursive: true, force: true })
await mkdir(reports, { recursive: true })

const failed: string[] = []
const env = {
  ...process.env,
  PATH: `${bin}:${process.env.PATH}`,
  NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
}
try {
  Object.assign(env, { CHROMIUM_PATH: await findChromium() })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  failed.push('Chromium')
}
for (const stage of stages) {
  if (failed.includes('Chromium') && stage.some(({ name }) => name === 'Browser')) continue
  failed.push(...(await runStage(stage, env)))
}

const results = await readReports(reports)
console.log('\nThe slowest tests, in seconds:')
for (const { title, seconds } of results.toSorted((a, b) => b.seconds - a.seconds).slice(0, 20))
  console.log(`${seconds.toFixed(1).padStart(6)}  ${title}`)

const passed = results.filter(result => result.status === 'passed').length
const broken = results.filter(result => result.status === 'failed')
for (const result of broken) console.error(`failed: ${result.title}`)
if (failed.length > 0) console.error(`\nSteps that failed: ${failed.join(', ')}`)
console.log(`\nThe whole check took ${secondsSince(start)} s`)
console.log(`${passed} passed, ${broken.length} failed`)
process.exitCode = failed.length > 0 || broken.length > 0 || passed === 0 ? 1 : 0
