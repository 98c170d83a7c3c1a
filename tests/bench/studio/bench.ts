import { mkdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { writeFolderFiles } from '../../../server/content/folder-files.ts'
import { percentile } from '../graph/load/percentile.ts'
import { buildFolder } from '../graph/rig/folders.ts'
import { promisesTable } from '../report/promises-table.ts'
import { table } from '../report/table.ts'
import { deskUsable } from './desk-usable.ts'
import { editToPage } from './edit-to-page.ts'
import { keyToMistake } from './key-to-mistake.ts'
import { brandsOf, largerFiles } from './larger-files.ts'
import { type Measured, promiseOf, rowOf } from './measured.ts'
import { openStudio } from './open-studio.ts'
import { publishToServed } from './publish-to-served.ts'
import { wholeReport } from './whole-report.ts'

/** `npm run bench:studio`: how long staff wait, in parts; writes studio.json and studio.md to .build/bench, prints the latter. */
const { values } = parseArgs({
  options: { only: { type: 'string', multiple: true }, rounds: { type: 'string', default: '20' } },
})
const rounds = Number(values.rounds)
/** What grows more than so many times with ten times the items is told. */
const mostGrowth = 2.5
const larger = 10

/** What is done in a browser, over the shipped manifests and over larger ones. */
const inBrowser =
  (part: 'desk' | 'preview') =>
  async (times: number): Promise<Measured[]> => {
    const what = times === 1 ? '' : `, ${times} times the items`
    const files = await largerFiles(times)
    const folder = await mkdtemp(join(tmpdir(), 'bench-studio-'))
    const studio = await openStudio(times === 1 ? undefined : await written(folder, files))
    try {
      await studio.begin('bench')
      const [brand = ''] = brandsOf(files)
      const desk = `${studio.origin}/drafts/bench?brand=${brand}`
      return part === 'desk'
        ? await deskUsable(studio.page, { address: `${desk}&surface=menus&item=home`, rounds, what })
        : await editToPage(studio.page, {
            ...{ address: `${desk}&surface=home&item=recent-claims`, item: 'home/recent-claims' },
            ...{ rounds: rounds * 2, what },
          })
    } finally {
      await studio.close()
      await rm(folder, { recursive: true })
    }
  }

async function written(folder: string, files: Awaited<ReturnType<typeof largerFiles>>): Promise<string> {
  await writeFolderFiles(folder, files)
  return folder
}

const parts: Readonly<Record<string, (times: number) => Promise<Measured[]>>> = {
  desk: inBrowser('desk'),
  preview: inBrowser('preview'),
  keys: async times =>
    keyToMistake(await largerFiles(times), rounds * 5, times === 1 ? '' : `, ${times} times the items`),
  report: async times => wholeReport(await largerFiles(times), rounds, times === 1 ? '' : `, ${times} times the items`),
  publish: async times => (times === 1 ? publishToServed(rounds) : []),
}
const asked = values.only ?? Object.keys(parts)
const unknown = asked.filter(name => !(name in parts))
if (unknown.length > 0) throw new Error(`Found --only ${unknown.join()}; expected ${Object.keys(parts).join(', ')}`)

const found: { part: string; usual: readonly Measured[]; larger: readonly Measured[] }[] = []
for (const part of asked) {
  console.error(`${part} …`)
  const measure = parts[part] ?? (async () => [])
  found.push({ part, usual: await measure(1), larger: await measure(larger) })
}

/** How many times as long each takes with larger manifests. */
const growth = found.flatMap(({ usual, larger: grown }) =>
  grown.map(({ times }, index) => {
    const before = percentile(usual[index]?.times ?? [], 0.5)
    return [usual[index]?.what ?? '', percentile(times, 0.5) / before] as const
  }),
)
const all = found.flatMap(({ usual, larger: grown }) => [...usual, ...grown])
const promises = all.flatMap(each => promiseOf(each) ?? [])
const report = [
  '# Speed of the studio',
  `Node ${process.version}, ${rounds} times each. Lists and history of 10,000 revisions: \`npm run bench:content\`.`,
  promisesTable(promises),
  table(['ms', 'median', 'p95', 'slowest', 'times', ''], all.map(rowOf)),
  `## With ${larger} times the items of base`,
  table(
    ['', 'times as long', ''],
    growth.map(([what, times]) => [what, times.toFixed(2), times > mostGrowth ? `more than ${mostGrowth}` : '']),
  ),
].join('\n\n')
mkdirSync(buildFolder, { recursive: true })
writeFileSync(resolve(buildFolder, 'studio.json'), JSON.stringify(found, undefined, 2))
writeFileSync(resolve(buildFolder, 'studio.md'), report)
console.log(report)
process.exitCode = promises.every(({ met }) => met) ? 0 : 1
