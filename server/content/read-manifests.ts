import { createHash } from 'node:crypto'
import type { CheckedBrand } from '../../engine/check/check-brand.ts'
import { type CheckedManifests, checkManifests } from '../../engine/check/check-manifests.ts'
import { sharedFolder } from '../../engine/check/parse-folders.ts'
import type { SaidWord } from '../../engine/languages/language-words.ts'
import { remembered } from '../../engine/remembered.ts'
import type { CompiledManifest } from '../../engine/resolve/compile-manifest.ts'
import type { Report } from '../../engine/state.ts'
import { englishMark } from '../../schema/english-mark.ts'
import {
  compileGood,
  type GoodBrand,
  type GoodManifests,
  type GoodWords,
  giveUp,
  manifestsDigest,
} from './good-manifests.ts'
import { ManifestErrors } from './manifest-errors.ts'
import { type ManifestFolder, manifestFiles, manifestsFolder } from './manifest-files.ts'

/**
 * Reads, checks, merges and compiles the manifests of all brands.
 * @throws ManifestErrors with every mistake when anything is wrong, and with the brands that may be served all the same.
 */
export async function readManifests(
  folder: string = manifestsFolder(),
  report: Report = giveUp,
): Promise<CompiledManifest[]> {
  return compiledManifests(await manifestFiles(folder), report)
}

/**
 * Checks, merges and compiles manifests that were read.
 * @throws ManifestErrors as above
 */
export function compiledManifests(
  { files, imageAddress }: ManifestFolder,
  report: Report = giveUp,
): CompiledManifest[] {
  const checked = checkManifests(files, imageAddress)
  const { diagnostics } = checked
  const { good, refused } = goodIn(checked)
  const compiled = compileGood(good, report)
  if (diagnostics.length === 0) return compiled
  throw new ManifestErrors(diagnostics, { refused, good: compiled })
}

/** The brands that may be served, and the folders of those in which there is a mistake. */
export function goodIn(checked: CheckedManifests): { good: GoodBrand[]; refused: string[] } {
  const refused = checked.diagnostics.length === 0 ? [] : refusedBrands(checked)
  const good = checked.brands.filter(({ folder: name }) => !refused.includes(name))
  return { good: good.map(goodBrand), refused }
}

/**
 * The manifests of all brands, for `compileGood` to compile another time without checking them again.
 * @throws ManifestErrors when there is a mistake in any of them
 */
export async function goodManifests(folder: string): Promise<GoodManifests> {
  const read = await manifestFiles(folder)
  return { digest: manifestsDigest(read), brands: checkedManifests(read).brands.map(goodBrand) }
}

/** A checked brand as it is kept to be compiled. */
export function goodBrand({ manifest, languages: inLanguages }: CheckedBrand): GoodBrand {
  const languages = inLanguages.map(({ tag, bySurface }) => ({
    tag,
    words: Object.fromEntries(Array.from(bySurface, ([surface, words]) => [surface, goodWords(words)])),
  }))
  return { manifest, languages, revision: revisionOf(manifest, languages) }
}

/** The words that English does not have already. */
const goodWords = remembered(
  (words: readonly SaidWord[]): GoodWords =>
    words
      .filter(({ said, text, how }) => said !== text || how === 'missing')
      .map(({ path, said, how }) => ({ path, said: how === 'missing' ? englishMark + said : said })),
)

/** A few letters that change with anything that a brand says in any language. */
function revisionOf(manifest: CheckedBrand['manifest'], languages: GoodBrand['languages']): string {
  const digests = (parts: { readonly [name: string]: object }) =>
    Object.entries(parts).map(([name, part]) => [name, digestOf(part)])
  const said = [digests({ ...manifest }), ...languages.map(({ tag, words }) => [tag, digests(words)])]
  return createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 12)
}

/** Of what one surface says: most of an edited brand says what it said. */
const digestOf = remembered((part: object) => createHash('sha256').update(JSON.stringify(part)).digest('base64url'))

/** The folders of brands in which there is a mistake: of all of them when one is in base (OPS-12). */
function refusedBrands({ diagnostics, folders }: CheckedManifests): string[] {
  const wrong = new Set(diagnostics.flatMap(({ file, brands }) => brands ?? [file.split('/').at(-2) ?? '']))
  const names = folders.map(({ name }) => name).filter(name => name !== sharedFolder)
  return wrong.has(sharedFolder) ? names : names.filter(name => wrong.has(name))
}

/**
 * The brands of a folder of manifests, merged and checked.
 * @throws ManifestErrors when there is a mistake in any of them
 */
export function checkedManifests({ files, imageAddress }: ManifestFolder): CheckedManifests {
  const checked = checkManifests(files, imageAddress)
  if (checked.diagnostics.length > 0) throw new ManifestErrors(checked.diagnostics)
  return checked
}
