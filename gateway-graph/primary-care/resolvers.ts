import type { ViewerResolvers } from '../generated/resolver-types.ts'
import { isIsoDate } from '../shared/is-iso-date.ts'
import { shownAt } from '../shared/shown-at.ts'
import { UpstreamError } from '../upstream/upstream-error.ts'
import { hasPrimaryCareHistory } from './has-primary-care-history.ts'
import { primaryCareLists } from './primary-care-lists.ts'
import { readPcpEligibility, readPcpMembers, readPreventiveDueDate } from './rest.ts'

/** Resolvers of the primary care area. */
export const primaryCareResolvers: { Viewer: Pick<ViewerResolvers, 'primaryCare' | 'preventiveCareDueDate'> } = {
  Viewer: {
    primaryCare: async (_viewer, _args, { rest, session }) => {
      const [members, eligibility] = await Promise.all([readPcpMembers(rest), readPcpEligibility(rest)])
      const isShown = hasPrimaryCareHistory(members, session.claims?.memberKey) || eligibility.eligible
      return isShown ? primaryCareLists(members, eligibility) : null
    },
    preventiveCareDueDate: async (_viewer, args, context) => {
      const { home = [] } = args.shownAt ? await shownAt(args.shownAt, context) : {}
      if (args.shownAt && !home.some(({ block }) => block === 'preventive-care-card')) return null
      const date = (await readPreventiveDueDate(context.rest)).trim()
      if (date === '') return null
      if (isIsoDate(date)) return date
      const call = 'pcp/city-of-portland'
      throw new UpstreamError({ code: 'INVALID_ANSWER', status: 502, area: 'primary-care', call })
    },
  },
}
