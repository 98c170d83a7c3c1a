import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { editsOfRevisions, editsOfTrees } from '../../../server/content/publish/edits-between.ts'
import { keepFiles } from '../../../server/content/store/file-bytes.ts'
import { sqlContentStore } from '../../../server/content/store/sql-content-store.ts'
import { openState } from '../../../server/state/open-state.ts'
import { openPostgresState } from '../../../server/state/postgres/open-postgres-state.ts'

/**
 * `npm run bench:content`: a store with 10,000 revisions of 200 files, and how long it takes to list them, to tell an item's history
 * and to compare two of them (CONTENT-12). Judged is the quickest of some rounds, which other work of the machine disturbs least.
 * With DATABASE_URL in that PostgreSQL database, whose content it fills, else in a new file.
 */
const revisions = Number(process.argv[2] ?? 10_000)
const [brands, perBrand, budgetMs, rounds] = [5, 40, 100, 15]

const folder = await mkdtemp(join(tmpdir(), 'bench-content-'))
const url = process.env.DATABASE_URL
const state = url === undefined ? openState(join(folder, 'portal.sqlite')) : await openPostgresState(url)
const store = sqlContentStore(state.content)

/** A file like a brand's menus: fifty items, one of which says the number of the revision. */
const fileText = (path: string, number: number) =>
  JSON.stringify(
    {
      items: Array.from({ length: 50 }, (_, index) => ({
        ...{ id: `item-${index}`, title: index === number % 50 ? `Revision ${number}` : `${path} ${index}` },
        showWhen: { medical: ['active'] },
      })),
    },
    undefined,
    2,
  )
const bytesOf = (path: string, number: number) => new TextEncoder().encode(fileText(path, number))
const paths = Array.from({ length: brands * perBrand }, (_, index) => `brand-${index % brands}/file-${index}.json`)

let files = await keepFiles(store, new Map(paths.map(path => [path, bytesOf(path, 0)])))
const signed = (number: number) => ({
  author: `Editor ${number % 7}`,
  at: new Date(number * 60_000),
  note: `Edit ${number}`,
})
await store.publish({ ...signed(1), cause: 'import', files, onto: (await store.head())?.number })
const began = performance.now()
for (let number = 2; number <= revisions; number += 1) {
  const path = paths[number % paths.length] ?? ''
  files = new Map([...files, ...(await keepFiles(store, new Map([[path, bytesOf(path, number)]])))])
  await store.publish({ ...signed(number), cause: 'publish', files, onto: number - 1 })
}
const perPublish = (performance.now() - began) / revisions

const [size] = await state.content<{ blobs: number; bytes: number }>(
  'select count(*) as blobs, sum(length(bytes)) as bytes from content_blob',
)
const treeAt = async (number: number) => store.files((await store.revision(number))?.tree ?? '')
const questions = {
  'the newest 50 revisions, with what each changed': async () =>
    editsOfRevisions(store, await store.revisions({ most: 50 })),
  'fifty in the middle': () => store.revisions({ before: Math.ceil(revisions / 2), most: 50 }),
  "an item's history: who changed its file, and how it changed": async () =>
    editsOfRevisions(store, await store.revisions({ changing: paths[0] ?? '', most: 20 })),
  'the first and the newest compared, item by item': async () =>
    editsOfTrees(store, await treeAt(1), await treeAt(revisions)),
} satisfies Record<string, () => Promise<unknown>>

let isMet = true
console.log(`${revisions} revisions of ${paths.length} files, made in ${perPublish.toFixed(1)} ms each`)
console.log(`${size?.blobs} blobs, ${((size?.bytes ?? 0) / 1e6).toFixed(1)} MB; an edit is 3 blobs`)
for (const [name, ask] of Object.entries(questions)) {
  const found: { ms: number; processor: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const [start, used] = [performance.now(), process.cpuUsage()]
    await ask()
    const { user, system } = process.cpuUsage(used)
    found.push({ ms: performance.now() - start, processor: (user + system) / 1_000 })
  }
  const sorted = (of: 'ms' | 'processor') => found.map(each => each[of]).toSorted((a, b) => a - b)
  const [least = 0, median = 0] = [0, Math.floor(rounds / 2)].map(at => sorted('ms')[at])
  const processor = sorted('processor')[Math.floor(rounds / 2)] ?? 0
  isMet &&= least <= budgetMs
  const told = [least, median, processor].map(ms => ms.toFixed(1).padStart(7))
  console.log(`${name.padEnd(62)} ${told[0]} ms (median ${told[1]} ms, ${told[2]} ms of processor)`)
}
console.log(`Wanted: each within ${budgetMs} ms. ${isMet ? 'Met' : 'MISSED'}.`)
await state.close()
await rm(folder, { recursive: true })
process.exitCode = isMet ? 0 : 1
