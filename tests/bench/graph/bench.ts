import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { readBenchOptions } from './bench-options.ts'
import { toMarkdown } from './report/to-markdown.ts'
import { buildFolder, top } from './rig/folders.ts'
import { runBench } from './run-bench.ts'

/** `npm run bench:graph`: builds what changed, compares, writes graph.json and graph.md to .build/bench, prints the latter. */
execFileSync(process.execPath, ['server/cli/build.ts', '--web'], { cwd: top, stdio: 'ignore' })
const result = await runBench(readBenchOptions(process.argv.slice(2)), step => console.error(step))
mkdirSync(buildFolder, { recursive: true })
writeFileSync(resolve(buildFolder, 'graph.json'), JSON.stringify(result, undefined, 2))
writeFileSync(resolve(buildFolder, 'graph.md'), toMarkdown(result))
console.log(toMarkdown(result))
process.exit()
