import { asManifests, readFolderFiles } from '../../../server/content/folder-files.ts'
import { manifestsFolder } from '../../../server/content/manifest-files.ts'
import { checkedManifests } from '../../../server/content/read-manifests.ts'
import type { FileBytes } from '../../../server/content/store/file-bytes.ts'
import { manyItems } from '../engine/many-items.ts'

/** The shipped files with so many times the items of base, which every brand then has. @throws ManifestErrors when they are wrong */
export async function largerFiles(times: number): Promise<FileBytes> {
  const shipped = await readFolderFiles(manifestsFolder())
  if (times === 1) return shipped
  const { files } = asManifests(shipped)
  const [brand = ''] = brandsOf(shipped)
  const all = new Map(shipped)
  for (const { path, text } of manyItems(files, brand, times)) {
    const root = JSON.parse(text, (_, value) => (Array.isArray(value) ? value.filter(isNoOtherLogIn) : value))
    all.set(path, new TextEncoder().encode(JSON.stringify(root, undefined, 2)))
  }
  checkedManifests(asManifests(all))
  return all
}

/** Whether an entry is none of the copies of what leads to log-in, which some brands may have nowhere but where they have it. */
const isNoOtherLogIn = (entry: { id?: unknown; target?: unknown } | null): boolean =>
  !(entry?.target === '/login' && /-\d+$/.test(String(entry.id)))

/** Folders of brands, without what they share. */
export const brandsOf = (files: FileBytes): string[] =>
  [...new Set([...files.keys()].map(path => path.split('/')[0] ?? ''))].filter(folder => folder !== 'base').toSorted()
