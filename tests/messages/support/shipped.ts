import { resolve } from 'node:path'
import { type CheckedManifests, checkManifests } from '../../../engine/check/check-manifests.ts'
import { CheckMemory } from '../../../engine/check/check-memory.ts'
import { manifestFiles } from '../../../server/content/manifest-files.ts'
import { isSpecified } from '../../manifests/support/specified-brands.ts'

const folder = resolve(import.meta.dirname, '../../../manifests')
const { files: all, imageAddress } = await manifestFiles(folder)
const files = all.filter(({ path }) => isSpecified(path))
const own = (path: string) => path.split('/').slice(-2).join('/')
const shipped = files.map(({ path, text }) => ({ path: `manifests/${own(path)}`, text }))
const texts = new Map(shipped.map(({ path, text }) => [own(path), text]))

/** The text of a shipped manifest file: "base/home.json". */
export const shippedText = (file: string): string => texts.get(file) ?? ''

/** All mutants differ from the shipped manifests in one file: the others are read, merged and checked once for all. */
const memory = new CheckMemory()

const folderOf = (file: string) => file.split('/')[0] ?? ''
const brands = [...new Set(shipped.map(({ path }) => folderOf(own(path))))].filter(folder => folder !== 'base')
const filesOf = (brand: string) => shipped.filter(({ path }) => folderOf(own(path)) === brand).length
/** The brand that says least of its own, and the one that says most: what base says is merged into both, in two ways. */
const [plainest, ...others] = brands.toSorted((a, b) => filesOf(a) - filesOf(b))
const few = new Set(['base', plainest, others.at(-1)])

/**
 * Checks the shipped manifests with another text of one file.
 * @param extent which brands are asked about an edit of base, which all of them merge: few tell what all would
 */
export const checkWith = (file: string, text: string, extent: 'few' | 'all' = 'all'): CheckedManifests =>
  checkManifests(
    shipped
      .filter(({ path }) => extent === 'all' || folderOf(file) !== 'base' || few.has(folderOf(own(path))))
      .map(each => (own(each.path) === file ? { path: each.path, text } : each)),
    imageAddress,
    memory,
  )

/** Whether a text of a file says just what the shipped one says, which is right. */
export function saysTheSame(file: string, text: string): boolean {
  try {
    return JSON.stringify(JSON.parse(text)) === JSON.stringify(JSON.parse(shippedText(file)))
  } catch {
    return false
  }
}
