import type { Manifest, Surface } from '../../schema/generated/manifests.ts'
import { isJsonObject, type Path } from '../json.ts'
import { schemaOf, walkAnnotated } from '../schema/manifest-schema.ts'
import { surfaceTitles } from '../schema/surfaces.ts'
import { brandWideValues, fillKnown } from '../text/brand-wide.ts'

/** Files whose texts are no words or addresses that members get. */
const withoutWords: ReadonlySet<Surface> = new Set(['brand', 'theme', 'segments', 'conditions', 'invariants'])

/** Whether the texts of a file may use the brand's own values. */
export const takesBrandWide = (surface: Surface): boolean => !withoutWords.has(surface)

/** Fills in what a brand says once, in every text of its merged manifest (CHECK-07): the year waits for the day. */
export function fillBrandWide(manifest: Manifest): void {
  const values = brandWideValues(manifest)
  for (const [surface, title] of surfaceTitles) {
    if (!takesBrandWide(surface)) continue
    const root = manifest[surface]
    const filled: { path: Path; text: string }[] = []
    walkAnnotated(root, schemaOf(title), (value, schema, path) => {
      if (typeof value !== 'string' || schema.pattern || !value.includes('{')) return
      const text = fillKnown(value, values)
      if (text !== value) filled.push({ path, text })
    })
    for (const { path, text } of filled) {
      const owner = path.slice(0, -1).reduce<unknown>((at, key) => Reflect.get(Object(at), key), root)
      const key = path.at(-1)
      if (Array.isArray(owner) && typeof key === 'number') owner[key] = text
      else if (isJsonObject(owner) && key !== undefined) owner[key] = text
    }
  }
}

/** Whether a surface says anything that a brand fills in: then each brand has a copy of its own. */
export function hasBrandWide(value: unknown): boolean {
  if (typeof value === 'string') return /\{(?:brand|legalName|site|phone:[^{}]*)\}/.test(value)
  return typeof value === 'object' && value !== null && Object.values(value).some(hasBrandWide)
}
