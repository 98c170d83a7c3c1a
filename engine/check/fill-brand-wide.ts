import type { Surface } from '../../schema/generated/manifests.ts'
import { isJsonObject, type JsonObject, type Path, pointerOf, valueAt } from '../json.ts'
import type { Mistake } from '../overlay/mistake.ts'
import { schemaOf, walkAnnotated } from '../schema/manifest-schema.ts'
import { surfaceTitles } from '../schema/surfaces.ts'
import { fillKnown } from '../text/brand-wide.ts'

/** Files whose texts are no words or addresses that members get. */
const withoutWords: ReadonlySet<Surface> = new Set(['brand', 'theme', 'segments', 'conditions', 'invariants'])

/** Whether the texts of a file may use the brand's own values. */
export const takesBrandWide = (surface: Surface): boolean => !withoutWords.has(surface)

/**
 * Fills in what a brand says once, in every text of a surface of its own (CHECK-07): the year waits for the day.
 * @returns the texts as they are written, by their JSON pointers
 */
export function fillBrandWide(
  surface: Surface,
  root: JsonObject,
  values: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const written = new Map<string, string>()
  if (!takesBrandWide(surface)) return written
  walkAnnotated(root, schemaOf(surfaceTitles.get(surface) ?? ''), (value, schema, path) => {
    if (typeof value !== 'string' || schema.pattern || !value.includes('{')) return
    const text = fillKnown(value, values)
    if (text === value) return
    written.set(pointerOf(path), value)
    const owner = valueAt(root, path.slice(0, -1))
    const key = path.at(-1)
    if (Array.isArray(owner) && typeof key === 'number') owner[key] = text
    else if (isJsonObject(owner) && key !== undefined) owner[key] = text
  })
  return written
}

/**
 * How mistakes of what was filled in are told: a mend must not write into a file what a placeholder stands for.
 * @param writtenIn the texts of a surface as they are written, by their JSON pointers
 */
export const asWritten =
  (values: ReadonlyMap<string, string>, writtenIn: (surface: Surface) => ReadonlyMap<string, string> | undefined) =>
  (surface: Surface, path: Path, mistake: Mistake): Mistake => {
    const text = writtenIn(surface)?.get(pointerOf(path))
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
