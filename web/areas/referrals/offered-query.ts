import type { ReferralsScreenQuery } from '../../generated/referrals-screen.ts'

type Viewer = NonNullable<ReferralsScreenQuery['viewer']>

/**
 * The query of the list without what its filters do not offer, such as the provider of another member, and without a
 * page that the list has not; undefined when there is nothing to leave out. Controls never say one thing and do another.
 */
export function offeredQuery(
  search: URLSearchParams,
  { referralFilters, referrals }: Pick<Viewer, 'referralFilters' | 'referrals'>,
): URLSearchParams | undefined {
  if (!referralFilters || !referrals) return undefined
  const { statuses, providers } = referralFilters
  const offered = {
    status: statuses.map(({ status }): string => status),
    provider: providers.map(({ providerId }) => providerId),
  }
  const query = new URLSearchParams(search)
  for (const [name, values] of Object.entries(offered)) {
    const value = search.get(name)
    if (value && !values.includes(value)) for (const left of [name, 'page']) query.delete(left)
  }
  if (referrals.number > 0 && referrals.number >= referrals.totalPages) query.delete('page')
  return query.size === search.size ? undefined : query
}
