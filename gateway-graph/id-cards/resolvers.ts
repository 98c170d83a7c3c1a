import type { RestClient } from '../context/rest-client.ts'
import { orUserError } from '../failures/user-errors.ts'
import type {
  CoverageCategory,
  IdCardResolvers,
  MemberResolvers,
  MutationResolvers,
} from '../generated/resolver-types.ts'
import { categoryStatus } from '../shared/category-status.ts'
import { categoryOfField, coverageCategories, fieldOfCategory } from '../shared/coverage-categories.ts'
import { readAccount } from '../shared/current-member.ts'
import { today } from '../shared/dates.ts'
import { isViewer, recordOf } from '../shared/member-record.ts'
import type { FindNode } from '../shared/node-ids.ts'
import { toIdCard } from './id-card.ts'
import { emailIdCards, readIdCardEligibility, readIdCards, requestIdCard } from './rest.ts'

/** Resolvers of the ID cards area: which cards are on offer the gateway tells of nobody but the viewer. */
export const idCardsResolvers: {
  Member: Pick<MemberResolvers, 'hasIdCard' | 'idCardCategories' | 'idCards' | 'offeredIdCards'>
  IdCard: Pick<IdCardResolvers, 'id' | 'member'>
  Mutation: Pick<MutationResolvers, 'emailIdCard' | 'requestIdCard'>
} = {
  Member: {
    hasIdCard: async (member, _args, context) =>
      isViewer(member, context) ? (await readIdCardEligibility(context.rest)).eligible : null,
    idCardCategories: async (member, _args, context) =>
      isViewer(member, context)
        ? (await readIdCardEligibility(context.rest)).categories.map(category => categoryOfField[category])
        : null,
    // Nobody is asked for the cards of somebody who is not covered (MEMBER-36).
    idCards: async (member, { category }, context) => {
      const record = await recordOf(member, context)
      const day = today(context.clock)
      const isCovered = coverageCategories.some(({ field }) => categoryStatus(record[field], day) === 'ACTIVE')
      return isCovered ? cardsOf(context.rest, category, record.memberSuffix) : []
    },
    offeredIdCards: async (member, { category }, context) => {
      if (!isViewer(member, context)) return null
      const { categories } = await readIdCardEligibility(context.rest)
      const offered = categories.map(each => categoryOfField[each]).filter(each => !category || each === category)
      if (offered.length === 0) return []
      return (await cardsOf(context.rest, category, undefined)).filter(card => offered.includes(card.category))
    },
  },
  IdCard: {
    id: ({ category, suffix }, _args, { nodeIds }) => nodeIds.idOf('IdCard', fieldOfCategory[category], suffix),
    member: async ({ memberKey }, _args, { rest }) =>
      (await readAccount(rest)).members.find(member => member.memberKey === memberKey) ?? null,
  },

  Mutation: {
    emailIdCard: async (_parent, { input: { emailAddress, category, suffix } }, { rest }) => {
      const body = {
        emailAddress,
        ...(category && { category: fieldOfCategory[category] }),
        ...(typeof suffix === 'number' && { suffix }),
      }
      const send = () => emailIdCards(rest, body)
      const { answer, userErrors } = await orUserError(send, { UNAVAILABLE: 'UNAVAILABLE' })
      return { message: answer ?? null, userErrors }
    },

    requestIdCard: async (_parent, { input: { category } }, { rest }) => {
      const order = () => requestIdCard(rest, fieldOfCategory[category])
      const { answer, userErrors } = await orUserError(order, { NOT_FOUND: 'NO_CARD' })
      return { message: answer ?? null, userErrors }
    },
  },
}

/** ID cards by their ids. */
export const idCardNodes: { readonly IdCard: FindNode } = {
  IdCard: async ([field, suffix], { rest }) => {
    const known = coverageCategories.find(each => each.field === field)
    return known ? ((await cardsOf(rest, known.category, Number(suffix)))[0] ?? null) : null
  },
}

async function cardsOf(rest: RestClient, category: CoverageCategory | null | undefined, suffix: number | undefined) {
  const asked = { category: category ? fieldOfCategory[category] : undefined, suffix }
  return (await readIdCards(rest, asked)).map(toIdCard)
}
