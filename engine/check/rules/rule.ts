import type { Manifest, Surface } from '../../../schema/generated/manifests.ts'
import type { Mistake } from '../../overlay/mistake.ts'
import type { Path } from '../../overlay/places.ts'

/** One brand whose surfaces follow their schemas, for the checks that no schema can make. */
export interface BrandContext {
  manifest: Manifest
  /** Words of base, the measure for the placeholders that a brand may use. */
  baseText: Manifest['text']
  report: (surface: Surface, path: Path, mistake: Mistake, part?: 'key' | 'value') => void
}

/** A check of a whole brand that no schema can make. */
export type Rule = (context: BrandContext) => void
