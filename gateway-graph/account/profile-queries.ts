import type { QueryResolvers, ViewerResolvers } from '../generated/resolver-types.ts'
import { inSortOrder } from './in-sort-order.ts'
import { readAddressCodes, readSecurityQuestions } from './profile-rest.ts'

type ProfileQueries = {
  Query: Pick<QueryResolvers, 'securityQuestions'>
  Viewer: Pick<ViewerResolvers, 'addressCodes'>
}

/** What forms of the account offer. */
export const profileQueries: ProfileQueries = {
  Query: {
    securityQuestions: (_parent, _args, { rest }) => readSecurityQuestions(rest),
  },
  Viewer: {
    addressCodes: async (_viewer, _args, { rest }) => inSortOrder(await readAddressCodes(rest)),
  },
}
