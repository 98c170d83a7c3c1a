import { checkManifests } from '../../../engine/check/check-manifests.ts'
import { ManifestErrors } from '../../content/manifest-errors.ts'
import { manifestFiles } from '../../content/manifest-files.ts'
import type { Command } from '../frame/command.ts'

/** `portal check`: checks every manifest and prints each mistake with its file, line and column. */
export const check: Command = {
  summary: 'Checks every manifest and names each mistake with file, line and mend',
  words: [],
  options: {},
  finds: 'there is a mistake; the portal does not start on such manifests',
  examples: ['check', 'check --json'],
  run: async ({ world }) => {
    const { files, imageAddress } = await manifestFiles(world.folder)
    const { diagnostics, brands } = checkManifests(files, imageAddress)
    if (diagnostics.length > 0) throw new ManifestErrors(diagnostics)
    return {
      code: 0,
      data: { files: files.length, brands: brands.length, mistakes: [] },
      text: () => `${files.length} files, ${brands.length} brands, no mistakes.`,
    }
  },
}
