import type { GoodBrand } from '../content/good-manifests.ts'

/** Parts by their names; null stands for one that is as it was. */
type Sent<Parts> = { readonly [Name in keyof Parts]: Parts[Name] | null }

/** A brand as it goes from one thread to another: without what is as it was in the brand that went before. */
export interface SentBrand extends Pick<GoodBrand, 'revision'> {
  readonly manifest: Sent<GoodBrand['manifest']>
  readonly languages: readonly { readonly tag: string; readonly words: Sent<GoodBrand['languages'][number]['words']> }[]
}

/**
 * What is sent of a brand. Of most edits it is one surface: to copy all of them for the other thread takes longer than to check what
 * changed, and what the other thread made of the others goes on to hold there (STUDIO-20).
 */
export const changesOf = (now: GoodBrand, before: GoodBrand | undefined): SentBrand => ({
  manifest: changed(now.manifest, before?.manifest),
  languages: now.languages.map(({ tag, words }) => ({ tag, words: changed(words, wordsIn(tag, before)) })),
  revision: now.revision,
})

/** The brand that was sent; `before` is what it was sent after. */
export const withChanges = (
  { manifest, languages, revision }: SentBrand,
  before: GoodBrand | undefined,
): GoodBrand => ({
  manifest: whole(manifest, before?.manifest),
  languages: languages.map(({ tag, words }) => ({ tag, words: whole(words, wordsIn(tag, before)) })),
  revision,
})

const wordsIn = (tag: string, brand: GoodBrand | undefined) => brand?.languages.find(each => each.tag === tag)?.words

type Named = { readonly [name: string]: unknown }

function changed<Parts extends object>(now: Parts, before: Parts | undefined): Sent<Parts> {
  const parts = Object.entries(now as Named).map(([name, part]) => [
    name,
    part === (before as Named | undefined)?.[name] ? null : part,
  ])
  return Object.fromEntries(parts) as Sent<Parts>
}

function whole<Parts extends object>(sent: Sent<Parts>, before: Parts | undefined): Parts {
  const parts = Object.entries(sent as Named).map(([name, part]) => [
    name,
    part ?? (before as Named | undefined)?.[name],
  ])
  return Object.fromEntries(parts) as Parts
}
