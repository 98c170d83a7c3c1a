import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildFolder } from '../graph/rig/folders.ts'
import { runBench } from './run-bench.ts'
import { toMarkdown } from './to-markdown.ts'

/** `npm run bench:engine`: compares and measures, writes engine.json and engine.md to .build/bench, prints the latter. */
const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, brands: { type: 'string', default: '4000' } },
})
const most = Number(values.brands)
const result = await runBench(
  values.quick
    ? { ms: 100, brands: [4, 40], items: [10, 100] }
    : { ms: 500, brands: [4, 40, 400, 4000].filter(count => count <= most), items: [10, 100, 1000, 10_000] },
  step => console.error(step),
)
mkdirSync(buildFolder, { recursive: true })
writeFileSync(resolve(buildFolder, 'engine.json'), JSON.stringify(result, undefined, 2))
writeFileSync(resolve(buildFolder, 'engine.md'), toMarkdown(result))
console.log(toMarkdown(result))
