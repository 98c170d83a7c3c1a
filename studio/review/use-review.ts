import { useQuery } from '@apollo/client/react'
import { useEffect } from 'react'
import { ReviewReportDocument, type ReviewReportQuery } from '../generated/report.ts'
import { ReviewDocument, type ReviewQuery } from '../generated/review.ts'

/** A draft as whoever decides sees it at once. */
export type ReviewedDraft = NonNullable<ReviewQuery['draft']>

/** What the check finds of it, which takes a while: mistakes, and where there are none, what it does to members. */
export type Checked = NonNullable<ReviewReportQuery['draft']>['check']

/** A draft for whoever decides: what changes is there at once, and what the check finds of exactly that follows (STUDIO-26). */
export function useReview(name: string) {
  const variables = { name }
  const review = useQuery(ReviewDocument, { variables, fetchPolicy: 'cache-and-network' })
  // Not kept: what was found of another version must never stand beside this one.
  const checking = useQuery(ReviewReportDocument, { variables, fetchPolicy: 'no-cache' })
  const shown = review.data?.draft
  const found = (checking.data ?? checking.previousData)?.draft
  const isOfShown = isSame(shown, found)
  const again = async () => {
    await Promise.allSettled([review.refetch(), checking.refetch()])
  }
  const isBehind = shown && found && !isOfShown && !review.loading && !checking.loading
  // biome-ignore lint/correctness/useExhaustiveDependencies: somebody saved or published between the two answers
  useEffect(() => {
    if (isBehind) void again()
  }, [isBehind])
  const data = isOfShown ? found?.check : undefined
  return { review, checked: { ...checking, data, loading: checking.loading || !data }, again }
}

type Looked = Pick<ReviewedDraft, 'id' | 'version'> & { check: { onto: { number: number } } }

/** Whether two answers are of the same version of a draft over the same revision. */
const isSame = (one: Looked | null | undefined, other: Looked | null | undefined): boolean =>
  one?.id === other?.id && one?.version === other?.version && one?.check.onto.number === other?.check.onto.number
