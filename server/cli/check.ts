import { checkManifests } from '../../engine/check/check-manifests.ts'
import { ManifestErrors } from '../content/manifest-errors.ts'
import { manifestFiles, manifestsFolder } from '../content/manifest-files.ts'

/**
 * `portal check [folder]`: checks every manifest and prints each mistake with its file, line and column.
 * Returns the exit code: 0 when all is well, 1 with mistakes.
 */
export async function check([folder = manifestsFolder()]: readonly string[]): Promise<number> {
  const { files, imageAddress } = await manifestFiles(folder)
  const { diagnostics, brands } = checkManifests(files, imageAddress)
  if (diagnostics.length > 0) {
    console.error(new ManifestErrors(diagnostics).message)
    return 1
  }
  console.log(`${files.length} files, ${brands.length} brands, no mistakes.`)
  return 0
}
