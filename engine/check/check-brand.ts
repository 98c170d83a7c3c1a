import type { Manifest, Surface } from '../../schema/generated/manifests.ts'
import type { JsonObject } from '../json.ts'
import type { Mistake } from '../overlay/mistake.ts'
import type { Place, Places } from '../overlay/places.ts'
import { surfaces } from '../schema/surfaces.ts'
import { addressImages, type ImageAddress } from './address-images.ts'
import { invariantsHold, keepsInvariants } from './check-invariants.ts'
import { noLoops } from './check-loops.ts'
import { checkSurface, isOverlay } from './check-surface.ts'
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

const noFile = { found: 'no such file', expected: 'one: everything of its kind is said there' } as const

const placeOf = ({ path }: ParsedFolder, surface: Surface): Place => ({
  file: `${path}/${surface}.json`,
  line: 1,
  column: 1,
})

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
  const nowhere: Place = { file: own.path, line: 1, column: 1 }
  if (!own.files.has('brand')) {
    report(placeOf(own, 'brand'), { ...noFile, hint: 'the file back, or a new brand by `npm run portal -- brand new`' })
    return undefined
  }
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
    const [shared, changed] = [base?.files.get(surface), own.files.get(surface)]
    const isUnreadable = [base, own].some(folder => folder?.files.has(surface) && !folder.files.get(surface))
    const needsBase = !own.files.has(surface) || (changed && isOverlay(changed))
    const isMissing = needsBase && !base?.files.has(surface) && !withoutFile[surface]
    if (isMissing)
      report(placeOf(base ?? own, surface), { ...noFile, hint: 'the file back, as README.md describes it' })
    const root =
      isUnreadable || isMissing
        ? undefined
        : (checkSurface(surface, shared, changed, places, reportIn) ?? withoutFile[surface]?.())
    if (root) merged[surface] = root
    else wrong = true
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
    isOwn: (surface, path) => places.at(roots[surface], path)?.file.startsWith(`${own.path}/`) === true,
    report: (surface, path, mistake, part) => {
      wrong = true
      report(places.at(roots[surface], path, part) ?? nowhere, mistake)
    },
  }
  for (const rule of rules) rule(context)
  if (!wrong) for (const rule of [noLoops, invariantsHold]) rule(context)
  return wrong ? undefined : { folder: own.name, manifest }
}
