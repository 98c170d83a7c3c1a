import { orUserError } from '../failures/user-errors.ts'
import type { MemberIdCardsResolvers, MutationResolvers, ViewerResolvers } from '../generated/resolver-types.ts'
import { categoryOfField, fieldOfCategory } from '../shared/coverage-categories.ts'
import { familyIdCards } from './family-id-cards.ts'
import { toIdCard } from './id-card.ts'
import { emailIdCards, readIdCardEligibility, readIdCards, requestIdCard } from './rest.ts'

/** Resolvers of the ID cards area. */
export const idCardsResolvers: {
  Viewer: Pick<ViewerResolvers, 'idCardEligible' | 'idCardCategories' | 'idCards' | 'offeredIdCards' | 'familyIdCards'>
  MemberIdCards: Pick<MemberIdCardsResolvers, 'cards'>
  Mutation: Pick<MutationResolvers, 'emailIdCard' | 'requestIdCard'>
} = {
  Viewer: {
    idCardEligible: async (_viewer, _args, { rest }) => (await readIdCardEligibility(rest)).eligible,

    idCardCategories: async (_viewer, _args, { rest }) =>
      (await readIdCardEligibility(rest)).categories.map(category => categoryOfField[category]),

    idCards: async (_viewer, { category, memberSuffix }, { rest }) => {
      const cards = await readIdCards(rest, {
        category: category ? fieldOfCategory[category] : undefined,
        suffix: memberSuffix ?? undefined,
      })
      return cards.map(toIdCard)
    },

    offeredIdCards: async (_viewer, { category }, { rest }) => {
      const asked = category ? fieldOfCategory[category] : undefined
      const { categories } = await readIdCardEligibility(rest)
      const offered = categories.filter(each => asked === undefined || each === asked)
      if (offered.length === 0) return []
      const cards = await readIdCards(rest, { category: asked, suffix: undefined })
      return cards.filter(card => offered.includes(card.category)).map(toIdCard)
    },

    familyIdCards: (_viewer, _args, context) => familyIdCards(context),
  },

  MemberIdCards: {
    cards: async ({ memberSuffix }, _args, { rest }) =>
      (await readIdCards(rest, { category: undefined, suffix: memberSuffix })).map(toIdCard),
  },

  Mutation: {
    emailIdCard: async (_parent, { input: { emailAddress, category, memberSuffix } }, { rest }) => {
      const body = {
        emailAddress,
        ...(category && { category: fieldOfCategory[category] }),
        ...(typeof memberSuffix === 'number' && { suffix: memberSuffix }),
      }
      const send = () => emailIdCards(rest, body)
      const pathOf = (field: string) => [field === 'suffix' ? 'memberSuffix' : field]
      const { answer, userErrors } = await orUserError(send, { UNAVAILABLE: 'UNAVAILABLE' }, pathOf)
      return { message: answer ?? null, userErrors }
    },

    requestIdCard: async (_parent, { input: { category } }, { rest }) => {
      const order = () => requestIdCard(rest, fieldOfCategory[category])
      const { answer, userErrors } = await orUserError(order, { NOT_FOUND: 'NO_CARD' })
      return { message: answer ?? null, userErrors }
    },
  },
}
