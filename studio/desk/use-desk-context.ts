import { useMemo } from 'react'
import { useIdNames } from '../query/use-id-names.ts'
import type { DeskContext } from './desk-context.ts'
import { namesFor } from './model/names-for.ts'
import type { Files } from './model/surface.ts'
import type { OpenedDraft } from './opened-draft.tsx'
import { scopeOf } from './scope-of.ts'

/** What the forms of a brand choose from. */
export function useDeskContext(
  { store, draft, data: { brands } }: OpenedDraft,
  files: Files,
  brand: string,
): DeskContext {
  const ids = useIdNames()
  return useMemo(
    (): DeskContext => ({
      ...scopeOf(files, brand, store),
      ...{
        brands,
        brand,
        names: namesFor(files, brand, draft.assets, ids),
        draft: { id: draft.id, name: draft.name, store },
      },
    }),
    [files, brands, brand, store, ids, draft],
  )
}
