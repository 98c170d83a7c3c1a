import type { LiveContent } from '../content/source/live-content.ts'
import type { ManifestSource } from './create-hosts.ts'

/**
 * Live content as what serves takes it.
 * @param taken tells what changed in the folder since it was taken last; not asked while the folder is not what is live
 */
export function manifestSource(content: LiveContent, taken: ManifestSource['changes']): ManifestSource {
  const { folder, servedFolder, brands, refused, reload, isServed, isFolders } = content
  return {
    ...{ folder, servedFolder, brands, refused, reload, isServed },
    ...(taken && { changes: async waiting => (isFolders() ? taken(waiting) : []) }),
  }
}
