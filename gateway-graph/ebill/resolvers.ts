import type { MutationResolvers, ViewerResolvers } from '../generated/resolver-types.ts'
import { ebillAddress } from './ebill-address.ts'
import { readEbillRegistered, readHasEbill, readShowEbillAlert, readUserKey, registerEbillUser } from './rest.ts'

type EbillResolvers = {
  Viewer: Pick<ViewerResolvers, 'ebill'>
  Mutation: Pick<MutationResolvers, 'openEbill'>
}

/** Resolvers of the eBill area. */
export const ebillResolvers: EbillResolvers = {
  Viewer: {
    ebill: async (_viewer, _args, { rest }) => {
      const [{ hasEbill }, { showEbillAlert }] = await Promise.all([readHasEbill(rest), readShowEbillAlert(rest)])
      return { eligible: hasEbill, showAlert: showEbillAlert }
    },
  },
  Mutation: {
    // A failure of any call opens nothing: the address is made last (TILE-09).
    openEbill: async (_parent, _args, { rest, brand }) => {
      const [userKey, { ebillRegistered }] = await Promise.all([readUserKey(rest), readEbillRegistered(rest)])
      if (!ebillRegistered) await registerEbillUser(rest)
      const ebill = { ...brand.ebill, url: rest.address(brand.ebill.url) }
      return { url: ebillAddress(ebill, userKey, !ebillRegistered), errors: [] }
    },
  },
}
