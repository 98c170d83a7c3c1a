import { type CheckedManifests, checkManifests } from '../../../engine/check/check-manifests.ts'
import { manifestFiles } from '../../content/manifest-files.ts'
import { ManifestErrors } from '../../content/read-manifests.ts'
import type { World } from '../frame/world.ts'

/**
 * The brands of the folder of manifests.
 * @throws ManifestErrors when there is a mistake in any of them: what is wrong has no answers
 */
export async function readBrands({ folder }: World): Promise<CheckedManifests> {
  const { files, imageAddress } = await manifestFiles(folder)
  const checked = checkManifests(files, imageAddress)
  if (checked.diagnostics.length > 0) throw new ManifestErrors(checked.diagnostics)
  return checked
}
