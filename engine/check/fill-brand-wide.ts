import type { Manifest, Surface } from '../../schema/generated/manifests.ts'
import { isJsonObject, type Path, pointerOf } from '../json.ts'
import type { Mistake } from '../overlay/mistake.ts'
import { schemaOf, walkAnnotated } from '../schema/manifest-schema.ts'
import { surfaceTitles } from '../schema/surfaces.ts'
import { brandWideValues, fillKnown } from '../text/brand-wide.ts'

/** Files whose texts are no words or addresses that members get. */
const withoutWords: ReadonlySet<Surface> = new Set(['brand', 'theme', 'segments', 'conditions', 'invariants'])

/** Whether the texts of a file may use the brand's own values. */
export const takesBrandWide = (surface: Surface): boolean => !withoutWords.has(surface)

/** A mistake of a text as rules read it, with a mend that keeps the placeholders of the text as it is written. */
export type AsWritten = (surface: Surface, path: Path, mistake: Mistake) => Mistake

/**
 * Fills in what a brand says once, in every text of its merged manifest (CHECK-07): the year waits for the day.
 * @returns how mistakes of what was filled in are told: a mend must not write into a file what a placeholder stands for
 */
export function fillBrandWide(manifest: Manifest): AsWritten {
  const values = brandWideValues(manifest)
  const written = new Map<string, string>()
  for (const [surface, title] of surfaceTitles) {
    if (!takesBrandWide(surface)) continue
    const root = manifest[surface]
    const filled: { path: Path; text: string }[] = []
    walkAnnotated(root, schemaOf(title), (value, schema, path) => {
      if (typeof value !== 'string' || schema.pattern || !value.includes('{')) return
      const text = fillKnown(value, values)
      if (text === value) return
      filled.push({ path, text })
      written.set(surface + pointerOf(path), value)
    })
    for (const { path, text } of filled) {
      const owner = path.slice(0, -1).reduce<unknown>((at, key) => Reflect.get(Object(at), key), root)
      const key = path.at(-1)
      if (Array.isArray(owner) && typeof key === 'number') owner[key] = text
      else if (isJsonObject(owner) && key !== undefined) owner[key] = text
    }
  }
  return (surface, path, mistake) => {
    const text = written.get(surface + pointerOf(path))
    if (text === undefined) return mistake
    // The longest first: a legal name may begin with the name.
    const used = [...values]
      .filter(([name]) => text.includes(`{${name}}`))
      .toSorted(([, one], [, other]) => other.length - one.length)
    const { mend, ...words } = { ...mistake, found: unfilled(mistake.found, text, used) }
    if (mend?.do !== 'replace' || typeof mend.with !== 'string') return mend ? { ...words, mend } : words
    const again = unfilled(mend.with, text, used)
    // Where it cannot be told which words a placeholder stands for, nothing is sure to keep it.
    const keeps = used.every(([name]) => count(again, `{${name}}`) === count(text, `{${name}}`))
    return keeps && fillKnown(again, values) === mend.with ? { ...words, mend: { ...mend, with: again } } : words
  }
}

const count = (text: string, part: string) => text.split(part).length

/** A text with placeholders in place of their values, each with the full stop that it has where it is written. */
function unfilled(filled: string, written: string, used: readonly (readonly [name: string, value: string])[]): string {
  return used.reduce((text, [name, value]) => {
    const withStop = value.endsWith('.') && written.includes(`{${name}}.`)
    return text.replaceAll(value, () => (withStop ? `{${name}}.` : `{${name}}`))
  }, filled)
}

/** Whether a surface says anything that a brand fills in: then each brand has a copy of its own. */
export function hasBrandWide(value: unknown): boolean {
  if (typeof value === 'string') return /\{(?:brand|legalName|site|phone:[^{}]*)\}/.test(value)
  return typeof value === 'object' && value !== null && Object.values(value).some(hasBrandWide)
}
