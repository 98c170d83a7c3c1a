import type { Manifest, Surface } from '../../schema/generated/manifests.ts'
import { asJsonObject, isJsonObject, valueAt } from '../json.ts'
import { surfacesWithWords } from '../languages/language-files.ts'
import { wordsOf } from '../languages/words-of.ts'
import { remembered } from '../remembered.ts'
import { surfaces } from '../schema/surfaces.ts'

/**
 * What a brand decides, a text for each surface: all that its manifest says but words without links. Two manifests that decide alike
 * show the same things to the same members and lead them the same ways, in whatever words.
 */
export const decisionsOf = (manifest: Manifest): readonly string[] =>
  surfaces.map(surface => decisionsIn(asJsonObject(manifest[surface]), surface))

/** A link in a text is one of the ways that lead on. */
const leadsOn = (text: string) => text.includes('](')

const decisionsIn = remembered((root: object, surface: Surface): string => {
  if (!surfacesWithWords.includes(surface)) return JSON.stringify(root)
  const words = new Map<unknown, Set<string>>()
  for (const { path, text } of wordsOf(surface, root)) {
    if (text === '' || leadsOn(text)) continue
    const owner = valueAt(root, path.slice(0, -1))
    words.set(owner, (words.get(owner) ?? new Set()).add(String(path.at(-1))))
  }
  const decides = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((each, index) => inside(value, String(index), each))
    if (!isJsonObject(value)) return value
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inside(value, key, each)]))
  }
  const inside = (owner: object, key: string, value: unknown) => (words.get(owner)?.has(key) ? 'words' : decides(value))
  return JSON.stringify(decides(root))
})
