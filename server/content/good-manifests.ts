import { createHash } from 'node:crypto'
import { sep } from 'node:path'
import { asJsonObject, type JsonObject } from '../../engine/json.ts'
import { type PlacedWords, surfaceIn, withSurfaces } from '../../engine/languages/in-language.ts'
import { languageOf } from '../../engine/languages/language-files.ts'
import { Places } from '../../engine/overlay/places.ts'
import { remembered } from '../../engine/remembered.ts'
import { type CompiledManifest, compileManifest } from '../../engine/resolve/compile-manifest.ts'
import type { Report } from '../../engine/state.ts'
import type { Manifest, Surface } from '../../schema/generated/manifests.ts'
import type { ReadFolder } from './manifest-files.ts'

/** The words of one surface. */
export type GoodWords = readonly Pick<PlacedWords, 'path' | 'said'>[]

/** A language of a brand besides English, as the words that make a manifest in it of the English one (LOCALE-01). */
interface GoodLanguage {
  /** As brand.json names it: "es-US". */
  tag: string
  words: { readonly [Name in Surface]?: GoodWords }
}

/** A brand's merged manifest without mistakes, and its words in other languages. */
export interface GoodBrand {
  manifest: Manifest
  languages: readonly GoodLanguage[]
  /** Tells revisions of it apart. */
  revision: string
}

/** Manifests that were checked and found good, as `npm run build` keeps them. */
export interface GoodManifests {
  /** Of every file that was checked. */
  digest: string
  brands: readonly GoodBrand[]
}

/**
 * Manifests when they are, to the byte, those that were found good before: the same checks would find the same. Undefined when
 * anything is different.
 */
export const compiledGood = (read: ReadFolder, good: GoodManifests): CompiledManifest[] | undefined =>
  manifestsDigest(read) === good.digest ? compileGood(good.brands) : undefined

/** Compiles brands without mistakes, in each of their languages. */
export const compileGood = (brands: readonly GoodBrand[], report: Report = giveUp): CompiledManifest[] =>
  brands.map(({ manifest, languages, revision }) => {
    const names = languages.length > 0 ? [manifest.brand.language, ...languages.map(({ tag }) => tag)].map(named) : []
    const compile = (each: Manifest): CompiledManifest => {
      const compiled = compileManifest(each, report)
      return { ...compiled, shownBrand: { ...compiled.shownBrand, languages: names }, revision }
    }
    const inOthers = languages.map(({ tag, words }) => {
      const said = withSurfaces(tag, manifest, surface => inWords(asJsonObject(manifest[surface]), words[surface]))
      return [tag, compile(said)] as const
    })
    return { ...compile(manifest), languages: new Map(inOthers) }
  })

/** A surface with the words of a language, made once for the same ones. */
const inWords = remembered((english: JsonObject, words: GoodWords = []) => surfaceIn(english, words, new Places()))

/** A language with its own name for itself, as somebody who reads no other finds it (LOCALE-03): "Español". */
function named(tag: string): { tag: string; name: string } {
  const language = languageOf(tag)
  const [first = '', ...rest] = new Intl.DisplayNames(tag, { type: 'language' }).of(language) ?? language
  return { tag, name: first.toLocaleUpperCase(tag) + rest.join('') }
}

/** What has no mistakes can be compiled. */
export const giveUp: Report = ({ id, error }) => {
  throw new Error(`The item "${id}" cannot be compiled`, { cause: error })
}

/** Changes with all of a folder that a check can see: names and texts of the manifests, and names of the images. */
export function manifestsDigest({ files, images }: ReadFolder): string {
  const hash = createHash('sha256')
  for (const { path, text } of files) hash.update(JSON.stringify([path.split('/').slice(-2), text]))
  for (const image of images) hash.update(JSON.stringify(image.split(sep)))
  return hash.digest('base64url')
}
