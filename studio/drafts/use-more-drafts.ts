import type { OperationVariables } from '@apollo/client'
import type { useQuery } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import type { MoreDraftsFragment } from '../generated/drafts.ts'

/** What is asked with drafts in it, a part of them at a time. */
interface WithDrafts {
  readonly drafts: { readonly nodes: readonly unknown[]; readonly pageInfo: MoreDraftsFragment }
}

/** The server tells so many at a time, and as many are shown at first. */
export const draftsAtOnce = 100

/**
 * Asks for further parts of the drafts until as many are there as are wanted: all of them, when nobody says, as a list of drafts to
 * choose from that ends somewhere would hide those behind it. When that fails it is not asked again by itself.
 */
export function useMoreDrafts<Data extends WithDrafts, Variables extends OperationVariables>(
  { data, loading, fetchMore }: Pick<useQuery.Result<Data, Variables>, 'data' | 'loading' | 'fetchMore'>,
  wanted = Number.POSITIVE_INFINITY,
): { hasFailed: boolean; again: () => void } {
  const [failedAt, setFailedAt] = useState<number>()
  const { nodes, pageInfo } = (data as Data | undefined)?.drafts ?? {}
  const known = nodes?.length ?? 0
  const after = pageInfo?.hasNextPage && known < wanted ? pageInfo.endCursor : null
  const isAsking = !loading && after !== null && failedAt !== known
  useEffect(() => {
    if (!isAsking) return
    fetchMore({ variables: { after } as unknown as Partial<Variables> }).catch(() => setFailedAt(known))
  }, [isAsking, after, known, fetchMore])
  return { hasFailed: after !== null && failedAt === known, again: () => setFailedAt(undefined) }
}
