import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { top } from './build-paths.ts'

const runtime = resolve(top, 'web/ui/words/jsx-runtime.ts')

/** Has the client make its elements by its own runtime, which marks what is in English among words of another language (LOCALE-02). */
export const englishParts = (): Plugin => ({
  name: 'english-parts',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === 'react/jsx-runtime' && importer?.startsWith(`${top}/web/`) && importer !== runtime ? runtime : undefined,
})
