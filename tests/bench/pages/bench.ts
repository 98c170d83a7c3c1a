import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { top } from '../../../server/build/build-paths.ts'
import { benchBuild } from '../web/rig/folders.ts'
import { readBenchOptions } from './bench-options.ts'
import { toMarkdown } from './report/to-markdown.ts'
import { runBench } from './run-bench.ts'

/** `npm run bench:pages`: builds what changed, compares, writes pages.json and pages.md to .build/bench, prints the latter. */
execFileSync(process.execPath, ['server/cli/build.ts', '--web'], { cwd: top, stdio: 'ignore' })
const result = await runBench(readBenchOptions(process.argv.slice(2)), step => console.error(step))
mkdirSync(benchBuild, { recursive: true })
writeFileSync(resolve(benchBuild, 'pages.json'), JSON.stringify(result, undefined, 2))
writeFileSync(resolve(benchBuild, 'pages.md'), toMarkdown(result))
console.log(toMarkdown(result))
process.exit()
