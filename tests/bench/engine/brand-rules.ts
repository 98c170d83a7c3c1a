import { checkManifests } from '../../../engine/check/check-manifests.ts'
import type { ConditionScope } from '../../../engine/conditions/condition-scope.ts'
import { isJsonObject } from '../../../engine/json.ts'
import type { Condition, Manifest } from '../../../schema/generated/manifests.ts'
import { ManifestErrors } from '../../../server/content/manifest-errors.ts'
import { manifestFiles, manifestsFolder } from '../../../server/content/manifest-files.ts'

/** Every condition that a brand's manifest holds, with what they may name. */
export interface BrandRules {
  brand: string
  manifest: Manifest
  scope: ConditionScope
  conditions: readonly Condition[]
}

/** @throws ManifestErrors when the shipped manifests are wrong */
export async function brandRules(): Promise<BrandRules[]> {
  const { files, imageAddress } = await manifestFiles(manifestsFolder())
  const { brands, diagnostics } = checkManifests(files, imageAddress)
  if (diagnostics.length > 0) throw new ManifestErrors(diagnostics)
  return brands.map(({ folder, manifest }) => ({
    brand: folder,
    manifest,
    scope: { conditions: manifest.conditions.conditions, segments: manifest.segments.segments },
    conditions: conditionsIn(manifest),
  }))
}

function conditionsIn(value: unknown): Condition[] {
  if (Array.isArray(value)) return value.flatMap(conditionsIn)
  if (!isJsonObject(value)) return []
  return Object.entries(value).flatMap(([key, inside]) =>
    key === 'showWhen' || key === 'allow' || (key === 'when' && isJsonObject(inside))
      ? // Checked before by the schema of the manifests.
        [inside as Condition]
      : conditionsIn(inside),
  )
}
