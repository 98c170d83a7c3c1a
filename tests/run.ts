import { mkdir, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { findChromium } from './browser/find-chromium.ts'
import { runStage, type Step, secondsSince, stepEnv, top } from './run-steps.ts'
import { readReports } from './trace/read-reports.ts'

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
    { name: 'Lint the graph', command: 'eslint', args: ['gateway-graph', 'schema', 'web'] },
    { name: 'Unused code', command: 'knip', args: [] },
    { name: 'Generated files', command: 'node', args: ['server/cli/generate.ts', '--check'] },
    { name: 'Lint and format', command: 'biome', args: ['check', '.'] },
    { name: 'Manifests', command: 'node', args: ['server/cli/portal.ts', 'check'] },
  ],
  [
    { name: 'Unit', command: 'vitest', args: ['run', '--config', 'tests/vitest.config.ts'] },
    { name: 'Other engines', command: 'vitest', args: ['run', '--config', 'tests/engines/vitest.config.ts'] },
  ],
  [{ name: 'Browser', command: 'playwright', args: ['test', '--config', 'tests/browser/playwright.config.ts'] }],
  [{ name: 'Trace', command: 'node', args: ['tests/trace/trace.ts'] }],
]
const start = performance.now()
const reports = resolve(top, '.build/reports')
await rm(reports, { recursive: true, force: true })
await mkdir(reports, { recursive: true })

const failed: string[] = []
const env = stepEnv()
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
// With its cause: what is read of a long check is its end.
for (const { title, message = '' } of broken)
  console.error([`failed: ${title}`, ...message.split('\n').slice(0, 20)].join('\n    ').trimEnd())
if (failed.length > 0) console.error(`\nSteps that failed: ${failed.join(', ')}`)
console.log(`\nThe whole check took ${secondsSince(start)} s`)
console.log(`${passed} passed, ${broken.length} failed`)
process.exitCode = failed.length > 0 || broken.length > 0 || passed === 0 ? 1 : 0
