import { useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import type { Files } from '../desk/model/surface.ts'
import { SearchedDraftDocument, SearchedLiveDocument } from '../generated/search.ts'
import { reasonIn } from '../query/answered.tsx'

/** The manifests that are searched. */
export interface Searched {
  /** Undefined until they are here. */
  readonly files: Files | undefined
  readonly isLoading: boolean
  readonly problem: string | undefined
}

/** The manifests of a draft, or what is live where its name is empty; what was read before is there at once, and then as it is now. */
export function useSearched(draft: string): Searched {
  const fetchPolicy = 'cache-and-network' as const
  const ofDraft = useQuery(SearchedDraftDocument, { variables: { name: draft }, skip: draft === '', fetchPolicy })
  const ofLive = useQuery(SearchedLiveDocument, { skip: draft !== '', fetchPolicy })
  const { error, loading } = draft === '' ? ofLive : ofDraft
  const list = draft === '' ? ofLive.data?.live.files : ofDraft.data?.draft?.files
  const files = useMemo(() => list && new Map(list.map(({ path, text }) => [path, text] as const)), [list])
  const isMissing = !loading && draft !== '' && ofDraft.data?.draft === null
  return {
    files,
    isLoading: loading && files === undefined,
    problem: error ? reasonIn(error) : isMissing ? 'There is no such draft any more.' : undefined,
  }
}
