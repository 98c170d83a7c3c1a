import { readFileSync } from 'node:fs'
import { mergeResolvers, mergeTypeDefs } from '@graphql-tools/merge'
import { makeExecutableSchema } from '@graphql-tools/schema'
import { type GraphQLSchema, print } from 'graphql'
import { accountResolvers } from './account/resolvers.ts'
import { recordMutations } from './audit-mutations.ts'
import { putBehindScreens } from './behind-screens.ts'
import { planBenefitsResolvers } from './benefits/plan-benefits-resolvers.ts'
import { benefitsResolvers } from './benefits/resolvers.ts'
import { claimsResolvers } from './claims/resolvers.ts'
import { contentResolvers } from './content/resolvers.ts'
import { ebillResolvers } from './ebill/resolvers.ts'
import { eobsResolvers } from './eobs/resolvers.ts'
import { countLongerLists } from './execution/longer-lists.ts'
import { factsResolvers } from './facts/resolvers.ts'
import { userErrorFields } from './failures/user-errors.ts'
import { groupsResolvers } from './groups/resolvers.ts'
import { idCardsResolvers } from './id-cards/resolvers.ts'
import { medicareMaterialsResolvers } from './medicare-materials/resolvers.ts'
import { messagesResolvers } from './messages/resolvers.ts'
import { nodeResolvers } from './node-resolvers.ts'
import { planManagementResolvers } from './plan-management/resolvers.ts'
import { primaryCareResolvers } from './primary-care/resolvers.ts'
import { programsResolvers } from './programs/resolvers.ts'
import { recoveryResolvers } from './recovery/resolvers.ts'
import { referralsResolvers } from './referrals/resolvers.ts'
import { registrationResolvers } from './registration/resolvers.ts'
import { dateScalar, dateTimeScalar, moneyScalar, outputScalar } from './scalars.ts'
import { screenDataResolvers } from './screen-data.ts'

/** SDL file to the resolvers of what it says; some only name types whose fields are read as they stand. */
const modules = {
  'account/account.graphql': accountResolvers,
  'account/family.graphql': {},
  'account/profile.graphql': {},
  'account/settings.graphql': {},
  'account/sign-ins.graphql': {},
  'benefits/benefits.graphql': benefitsResolvers,
  'benefits/plan-benefits.graphql': planBenefitsResolvers,
  'claims/claims.graphql': claimsResolvers,
  'content/content.graphql': mergeResolvers([contentResolvers, screenDataResolvers]),
  'ebill/ebill.graphql': ebillResolvers,
  'eobs/eobs.graphql': eobsResolvers,
  'failures/errors.graphql': {},
  'groups/groups.graphql': groupsResolvers,
  'id-cards/id-cards.graphql': idCardsResolvers,
  'journey/journey.graphql': { UserError: userErrorFields },
  'medicare-materials/medicare-materials.graphql': medicareMaterialsResolvers,
  'messages/messages.graphql': messagesResolvers,
  'plan-management/plan-management.graphql': planManagementResolvers,
  'primary-care/primary-care.graphql': primaryCareResolvers,
  'programs/programs.graphql': programsResolvers,
  'recovery/recovery.graphql': recoveryResolvers,
  'registration/registration.graphql': registrationResolvers,
  'referrals/referrals.graphql': referralsResolvers,
  '../schema/generated/facts.graphql': factsResolvers,
  '../schema/generated/screen-kinds.graphql': {},
  'schema.graphql': {
    ...nodeResolvers,
    Date: dateScalar,
    DateTime: dateTimeScalar,
    Money: moneyScalar,
    ShellView: outputScalar,
    ScreenView: outputScalar,
    RichText: outputScalar,
  },
}

let built: { text: string; schema: GraphQLSchema } | undefined
let merged: { files: string; text: string } | undefined

/** The whole schema in one text, as the files of the areas have it; put together anew when one of them has changed. */
export function schemaText(): string {
  const texts = Object.keys(modules).map(file => readFileSync(new URL(file, import.meta.url), 'utf8'))
  const files = texts.join('\n')
  if (merged?.files !== files) merged = { files, text: print(mergeTypeDefs(texts)) }
  return merged.text
}

/**
 * One executable schema from the area modules, the same for all portals of a process while its text stays. Nothing is
 * delegated between schemas: stitching costs half of the speed. Throws when text and resolvers do not fit; a text that is
 * given was made by the build, which has held it against the resolvers.
 */
export function buildSchema(given?: string): GraphQLSchema {
  const text = given ?? schemaText()
  if (built?.text !== text) built = { text, schema: putTogether(text, given !== undefined) }
  return built.schema
}

function putTogether(typeDefs: string, fits: boolean): GraphQLSchema {
  const schema = makeExecutableSchema({
    typeDefs,
    resolvers: mergeResolvers(Object.values(modules)),
    resolverValidationOptions: { requireResolversToMatchSchema: fits ? 'ignore' : 'error' },
    assumeValid: fits,
    assumeValidSDL: fits,
  })
  return recordMutations(putBehindScreens(countLongerLists(schema)))
}
