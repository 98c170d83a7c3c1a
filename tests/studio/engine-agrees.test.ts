import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ImageAddress } from '../../engine/check/address-images.ts'
import { checkManifests } from '../../engine/check/check-manifests.ts'
import { CheckMemory } from '../../engine/check/check-memory.ts'
import { sharedFolder } from '../../engine/check/parse-folders.ts'
import { impact } from '../../engine/impact/impact.ts'
import { registry } from '../../engine/members/registry.ts'
import { readingResolvers } from '../../gateway-content/reading-resolvers.ts'
import { type Answers, createTasks } from '../../server/content/check/check-tasks.ts'
import { asManifests, readFolderFiles } from '../../server/content/folder-files.ts'
import { compileGood } from '../../server/content/good-manifests.ts'
import { manifestsFolder } from '../../server/content/manifest-files.ts'
import type { FileBytes } from '../../server/content/store/file-bytes.ts'
import { askBrands } from '../../server/studio/ask-brands.ts'
import { createThread } from '../../server/studio/ask-thread.ts'
import { type AnyDraft, anyDraft, edited, type Texts } from './support/any-drafts.ts'
import { classesIn, explainedTo, momentOf, seenBy } from './support/draft-told.ts'
import { engineInBrowser } from './support/engine-in-browser.ts'

/** `STUDIO_DRAFTS=500 npm run test:unit -- engine-agrees` tries other drafts, and so many. */
const asked = Number(process.env.STUDIO_DRAFTS ?? 0)
const drafts = asked > 0 ? { numRuns: asked } : { seed: 7, numRuns: 6 }
const since = '2026-03-01'

let browser: Awaited<ReturnType<typeof engineInBrowser>>
let shipped: FileBytes
const thread = createThread()
const askBrand = askBrands(thread)
const memory = new CheckMemory()
const onServer = createTasks()
beforeAll(async () => {
  browser = await engineInBrowser()
  shipped = await readFolderFiles(manifestsFolder({}))
})
afterAll(() => thread.close())

const folderOf = (path: string) => path.slice(0, path.indexOf('/'))
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** The files of a brand and of what brands share, as they are live. */
function filesOf(brand: string): { texts: Texts; images: FileBytes; assets: string[] } {
  const own = [...shipped].filter(([path]) => [sharedFolder, brand].includes(folderOf(path)))
  const images = new Map(own.filter(([path]) => path.includes('/assets/')))
  const { files } = asManifests(new Map(own))
  return { texts: new Map(files.map(({ path, text }) => [path, text])), images, assets: [...images.keys()] }
}

/** The same for the same brand: what was checked with it is not checked again. */
const addresses = new Map<string, ImageAddress>()

function addressIn(brand: string, images: FileBytes): ImageAddress {
  const address = addresses.get(brand) ?? asManifests(images).imageAddress
  addresses.set(brand, address)
  return address
}

let inWorker: Texts = new Map()

/** Both sides on one draft; whether it could go live. */
async function compare({ brand, state, ...plan }: AnyDraft): Promise<boolean> {
  const { texts: before, images, assets } = filesOf(brand)
  const after = edited(before, plan)
  const gone = [...inWorker.keys()].filter(path => !after.has(path)).map(path => [path, null] as const)
  inWorker = after
  const bytesOf = (texts: Texts): FileBytes =>
    new Map([...images, ...[...texts].map(([path, text]) => [path, new TextEncoder().encode(text)] as const)])

  const mistakes = onServer({ kind: 'mistakes', files: bytesOf(after) }) as Answers['mistakes']
  const inWords = Object(readingResolvers.Mistake).message
  const told = mistakes.map(found => ({
    ...{ path: found.file, line: found.line, column: found.column },
    message: inWords(found),
  }))
  expect(browser.check({ files: [...gone, ...after], assets })).toEqual(told)
  if (mistakes.length > 0) return false

  const here = JSON.parse(
    browser.tell({
      ...{ before: [...before], after: [...after], assets, since },
      state: { ...state, now: state.now.toISOString() },
    }),
  )
  const files = [...after].map(([path, text]) => ({ path, text }))
  const about = { brand, files, assets: new Set(assets) }
  const { good } = await askBrand(about)
  const [compiled] = compileGood(good ? [good] : [])
  if (!compiled) throw new Error('What has no mistakes can be compiled')
  // Which languages a brand has is told by what the server serves besides.
  const shownBrand = { ...compiled.shownBrand, languages: [] }
  expect(here.views).toEqual(plain(seenBy({ ...compiled, shownBrand }, state)))
  expect(here.hidden).toEqual(plain(await thread.ask('hidden', { ...about, member: momentOf(state) })))
  const [was, is] = [before, after].map(texts =>
    checkManifests(asManifests(bytesOf(texts)).files, addressIn(brand, images), memory),
  )
  const [found] = is?.brands ?? []
  if (!was || !is || !found) throw new Error('What was compiled was found')
  expect(here.explained).toEqual(plain(explainedTo(found.manifest, state, surface => is.originsOf(found, surface))))
  expect(here.impact).toEqual(plain(classesIn(impact(was, is, { registry, since }))))
  return true
}

it('[STUDIO-34] the engine of the studio’s bundle and the server’s agree on mistakes, views, explanations and impact of any draft', async () => {
  const brands = [...new Set([...shipped.keys()].map(folderOf))].filter(folder => folder !== sharedFolder)
  const { good, wrong } = { good: [] as AnyDraft[], wrong: [] as AnyDraft[] }
  const groups = ['10002805', '99999999']
  await fc.assert(
    fc.asyncProperty(anyDraft(brands, groups), async draft => {
      ;((await compare(draft)) ? good : wrong).push(draft)
    }),
    drafts,
  )
  expect([good.length > 3, wrong.length > 1]).toEqual([true, true])
})
