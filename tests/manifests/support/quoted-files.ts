import type { ManifestFile } from '../../../engine/check/parse-folders.ts'

/** The JSON files that a page quotes, each in a block that names it, as files of a brand's folder. */
export const quotedFiles = (page: string, folder: string): ManifestFile[] =>
  Array.from(page.matchAll(/^```json (\S+)\n([\s\S]*?)^```/gm), ([, file = '', text = '']) => ({
    path: `manifests/${folder}/${file}`,
    text,
  }))
