import type { Brand } from '../../schema/generated/manifests.ts'
import { orUserError } from '../failures/user-errors.ts'
import type { EbillResolvers as EbillFields, MutationResolvers, ViewerResolvers } from '../generated/resolver-types.ts'
import { readEbillRegistered, readHasEbill, readShowEbillAlert, readUserKey, registerEbillUser } from './rest.ts'

type EbillResolvers = {
  Viewer: Pick<ViewerResolvers, 'ebill'>
  Ebill: Pick<EbillFields, 'registered'>
  Mutation: Pick<MutationResolvers, 'openEbill' | 'registerEbill'>
}

/** Resolvers of the eBill area. */
export const ebillResolvers: EbillResolvers = {
  Viewer: {
    ebill: async (_viewer, _args, { rest }) => {
      const [{ hasEbill }, { showEbillAlert }] = await Promise.all([readHasEbill(rest), readShowEbillAlert(rest)])
      return { eligible: hasEbill, awaitsVisit: showEbillAlert }
    },
  },
  Ebill: {
    registered: async (_ebill, _args, { rest }) => (await readEbillRegistered(rest)).ebillRegistered,
  },
  Mutation: {
    registerEbill: async (_parent, _args, { rest }) => {
      const { answer, userErrors } = await orUserError(() => registerEbillUser(rest), { FORBIDDEN: 'NOT_ELIGIBLE' })
      return { registered: answer?.ebillRegistered ?? false, userErrors }
    },
    // A failure of any call opens nothing: the address is made last (TILE-09).
    openEbill: async (_parent, _args, { rest, brand }) => {
      const [userKey, { ebillRegistered }] = await Promise.all([readUserKey(rest), readEbillRegistered(rest)])
      if (!ebillRegistered) await registerEbillUser(rest)
      const ebill = { ...brand.ebill, url: rest.address(brand.ebill.url) }
      return { url: ebillAddress(ebill, userKey, !ebillRegistered), userErrors: [] }
    },
  },
}

/** The brand's eBill address with the user key, and on a first visit with the first-time flag (EBILL-04, EBILL-09). */
export function ebillAddress(ebill: Brand['ebill'], userKey: string, isFirstVisit: boolean): string {
  const url = new URL(ebill.url)
  url.searchParams.set(ebill.userKeyParameter, userKey)
  if (isFirstVisit) url.searchParams.set(ebill.firstTimeParameter, 'true')
  return url.href
}
