import { useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import { DraftAssetsDocument } from '../../generated/assets.ts'

interface WithAssets {
  readonly name: string
  readonly assets: readonly string[]
}

/** A draft with the paths of its pictures and fonts, those among them that were uploaded since it was loaded (STUDIO-05). */
export function useWithAssets<Draft extends WithAssets>(draft: Draft): Draft {
  const { data } = useQuery(DraftAssetsDocument, { variables: { name: draft.name }, fetchPolicy: 'cache-only' })
  const assets = data?.draft?.assets
  return useMemo(() => (assets ? { ...draft, assets } : draft), [draft, assets])
}
