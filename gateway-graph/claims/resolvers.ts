import type { ViewerResolvers } from '../generated/resolver-types.ts'
import { currentMember } from '../shared/current-member.ts'
import { today } from '../shared/today.ts'
import { recentClaims } from './recent-claims.ts'
import { readClaims } from './rest.ts'

/** Resolvers of the claims area. */
export const claimsResolvers: { Viewer: Pick<ViewerResolvers, 'recentClaims'> } = {
  Viewer: {
    recentClaims: async (_viewer, _args, context) => {
      const { memberSuffix } = await currentMember(context)
      return recentClaims(
        (category, asked) => readClaims(context.rest, category, asked),
        memberSuffix,
        today(context.clock),
      )
    },
  },
}
