import { spawn } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { findChromium } from './browser/find-chromium.ts'
import { readReports } from './trace/read-reports.ts'

/** What `npm test` runs, in order. A failing step does not hide what the later ones would say. */
const steps: { name: string; command: string; args: string[] }[] = [
  { name: 'Generated files', command: 'node', args: ['server/cli/generate.ts', '--check'] },
  { name: 'Lint and format', command: 'biome', args: ['check', '.'] },
  { name: 'Types', command: 'tsc', args: ['-p', '.'] },
  { name: 'Manifests', command: 'node', args: ['server/cli/portal.ts', 'check'] },
  { name: 'Build', command: 'node', args: ['server/cli/build.ts'] },
  { name: 'Unit', command: 'vitest', args: ['run', '--config', 'tests/vitest.config.ts'] },
  { name: 'Browser', command: 'playwright', args: ['test', '--config', 'tests/browser/playwright.config.ts'] },
  { name: 'Trace', command: 'node', args: ['tests/trace/trace.ts'] },
]

const top = resolve(import.meta.dirname, '..')
const bin = resolve(top, 'node_modules/.bin')

function run(command: string, args: string[], env: NodeJS.ProcessEnv): Promise<boolean> {
  return new Promise(done => {
    const child = spawn(resolve(bin, command), args, { cwd: top, stdio: ['ignore', 'inherit', 'inherit'], env })
    child.on('error', error => {
      console.error(error.message)
      done(false)
    })
    child.on('close', code => done(code === 0))
  })
}

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
for (const step of steps) {
  if (step.name === 'Browser' && failed.includes('Chromium')) continue
  const start = performance.now()
  console.log(`\n--- ${step.name}`)
  const ok = await run(step.command, step.args, env)
  if (!ok) failed.push(step.name)
  console.log(`--- ${step.name}: ${ok ? 'ok' : 'FAILED'} in ${((performance.now() - start) / 1000).toFixed(1)} s`)
}

const results = await readReports(reports)
const passed = results.filter(result => result.status === 'passed').length
const broken = results.filter(result => result.status === 'failed')
for (const result of broken) console.error(`failed: ${result.title}`)
if (failed.length > 0) console.error(`\nSteps that failed: ${failed.join(', ')}`)
console.log(`\n${passed} passed, ${broken.length} failed`)
process.exitCode = failed.length > 0 || broken.length > 0 || passed === 0 ? 1 : 0
