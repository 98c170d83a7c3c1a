import type { Manifest, Surface } from '../../schema/generated/manifests.ts'
import type { JsonObject } from '../json.ts'
import type { Mistake } from '../overlay/mistake.ts'
import type { Place, Places } from '../overlay/places.ts'
import { surfaces } from '../schema/surfaces.ts'
import { addressImages, type ImageAddress } from './address-images.ts'
import { invariantsHold, keepsInvariants } from './check-invariants.ts'
import { checkSurface } from './check-surface.ts'
import type { ParsedFolder } from './parse-folders.ts'
import type { BrandContext } from './rules/rule.ts'
import { rules } from './rules/rules.ts'
import { validators } from './validators.ts'

/** One brand, checked and merged. */
export interface CheckedBrand {
  /** Name of the brand's folder. */
  folder: string
  manifest: Manifest
}

type ReportAt = (place: Place, mistake: Mistake) => void

const isManifest = (value: { readonly [Name in Surface]?: unknown }): value is Manifest =>
  surfaces.every(surface => validators[surface](value[surface]))

/** The default for a file that neither base nor the brand has; all other files are required. */
const withoutFile: { readonly [Name in Surface]?: () => JsonObject } = { invariants: () => ({ invariants: [] }) }

const words = (base: ParsedFolder | undefined): Manifest['text'] => {
  const text: unknown = base?.files.get('text')
  const isText = (value: unknown): value is Manifest['text'] => validators.text(value)
  return isText(text) ? text : {}
}

/** Merges and checks one brand. Undefined when anything is wrong; each mistake was reported at its place. */
export function checkBrand(
  base: ParsedFolder | undefined,
  own: ParsedFolder,
  places: Places,
  imageAddress: ImageAddress,
  report: ReportAt,
): CheckedBrand | undefined {
  const nowhere: Place = { file: own.name, line: 1, column: 1 }
  let wrong = false
  const merged: { [Name in Surface]?: JsonObject } = {}
  const reportIn = (
    root: JsonObject | undefined,
    path: Parameters<Places['at']>[1],
    mistake: Mistake,
    part?: 'key' | 'value',
  ) => {
    wrong = true
    report(places.at(root, path, part) ?? nowhere, mistake)
  }

  for (const surface of surfaces) {
    const unreadable = [base, own].some(folder => folder?.files.has(surface) && !folder.files.get(surface))
    const root = unreadable
      ? undefined
      : (checkSurface(surface, base?.files.get(surface), own.files.get(surface), places, reportIn) ??
        withoutFile[surface]?.())
    if (root) merged[surface] = root
    else if (!unreadable && !own.files.has(surface))
      reportIn(own.files.get('brand'), [], {
        found: `no ${surface}.json, neither in base nor in ${own.name}`,
        expected: 'one of the two',
        hint: `a file ${surface}.json, as README.md describes it`,
      })
    if (!root) wrong = true
  }
  if (wrong || !isManifest(merged)) return undefined
  for (const surface of surfaces)
    addressImages(surface, merged[surface], places, imageAddress, (path, mistake) =>
      reportIn(merged[surface], path, mistake),
    )

  for (const mistake of keepsInvariants(base?.files.get('invariants'), merged.invariants ?? {}))
    reportIn(own.files.get('invariants'), [], mistake)

  const manifest: Manifest = merged
  const roots: { readonly [Name in Surface]?: unknown } = merged
  const context: BrandContext = {
    manifest,
    baseText: words(base),
    report: (surface, path, mistake, part) => {
      wrong = true
      report(places.at(roots[surface], path, part) ?? nowhere, mistake)
    },
  }
  for (const rule of rules) rule(context)
  if (!wrong) invariantsHold(context)
  return wrong ? undefined : { folder: own.name, manifest }
}
