import type { Brand } from '../../schema/generated/manifests.ts'
import { orUserError } from '../failures/user-errors.ts'
import type { EbillResolvers as EbillFields, MemberResolvers, MutationResolvers } from '../generated/resolver-types.ts'
import { isViewer } from '../shared/member-record.ts'
import { readEbillRegistered, readHasEbill, readShowEbillAlert, readUserKey, registerEbillUser } from './rest.ts'

type EbillResolvers = {
  Member: Pick<MemberResolvers, 'ebill'>
  Ebill: Pick<EbillFields, 'eligible' | 'awaitsVisit' | 'registered'>
  Mutation: Pick<MutationResolvers, 'openEbill' | 'registerEbill'>
}

/** Resolvers of the eBill area: the gateway tells of nobody but the viewer. */
export const ebillResolvers: EbillResolvers = {
  Member: {
    ebill: (member, _args, context) => (isViewer(member, context) ? {} : null),
  },
  Ebill: {
    eligible: async (_ebill, _args, { rest }) => (await readHasEbill(rest)).hasEbill,
    awaitsVisit: async (_ebill, _args, { rest }) => (await readShowEbillAlert(rest)).showEbillAlert,
    // A mutation that has just registered the member knows.
    registered: async ({ registered }, _args, { rest }) =>
      registered ?? (await readEbillRegistered(rest)).ebillRegistered,
  },
  Mutation: {
    registerEbill: async (_parent, _args, { rest }) => {
      const { answer, userErrors } = await orUserError(() => registerEbillUser(rest), { FORBIDDEN: 'NOT_ELIGIBLE' })
      return { ebill: answer ? { registered: answer.ebillRegistered } : null, userErrors }
    },
    // A failure of any call opens nothing: the address is made last (TILE-09).
    openEbill: async (_parent, _args, { rest, brand }) => {
      const [userKey, { ebillRegistered }] = await Promise.all([readUserKey(rest), readEbillRegistered(rest)])
      if (!ebillRegistered) await registerEbillUser(rest)
      const ebill = { ...brand.ebill, url: rest.address(brand.ebill.url) }
      return { url: ebillAddress(ebill, userKey, !ebillRegistered), ebill: { registered: true }, userErrors: [] }
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
