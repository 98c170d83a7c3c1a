import { mergeResolvers } from '@graphql-tools/merge'
import { makeExecutableSchema } from '@graphql-tools/schema'
import { defaultFieldResolver, GraphQLError, type GraphQLSchema, getDirectiveValues, Kind } from 'graphql'
import { changingResolvers } from './changing-resolvers.ts'
import { type StudioContext, StudioRefusal } from './context.ts'
import { schemaText } from './generated/schema-text.ts'
import { authorOf, maySomewhere, type Role } from './policy.ts'
import { previewChanges } from './preview-changes.ts'
import { previewResolvers } from './preview-resolvers.ts'
import { readingResolvers } from './reading-resolvers.ts'
import { reviewChanges } from './review-changes.ts'
import { reviewResolvers } from './review-resolvers.ts'

/** An instant; it is never an input. */
const dateTime = {
  serialize: (value: unknown) => (value instanceof Date ? value.toISOString() : String(value)),
  parseValue: refuseInput,
  parseLiteral: refuseInput,
}

function refuseInput(): never {
  throw new GraphQLError(`A ${Kind.SCALAR_TYPE_DEFINITION} that is never an input`)
}

/** The studio's executable schema (STUDIO-36). Throws when its text and its resolvers do not fit. */
export function buildContentSchema(): GraphQLSchema {
  const schema = makeExecutableSchema<StudioContext>({
    typeDefs: schemaText,
    resolvers: mergeResolvers([
      readingResolvers,
      previewResolvers,
      reviewResolvers,
      changingResolvers,
      reviewChanges,
      previewChanges,
      { DateTime: dateTime },
    ] as never[]),
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  })
  for (const { field, role } of mutationsOf(schema)) {
    const resolve = field.resolve ?? defaultFieldResolver
    field.resolve = async (parent: unknown, args: { input?: Subject }, context: StudioContext, info) => {
      const refused = (result: string) =>
        context.desk.record({ ...signedBy(context), result, what: whatIn(field.name, args, context) })
      try {
        if (!maySomewhere(context.staff, role)) throw new StudioRefusal('FORBIDDEN', `This takes a ${role}`)
        const payload = (await resolve(parent, args, context, info)) as { userErrors: readonly { code: string }[] }
        const [error] = payload.userErrors
        // The store writes down itself whose save came second.
        if (error && !(saves.has(field.name) && error.code === 'STALE')) await refused(error.code)
        return payload
      } catch (error) {
        if (error instanceof StudioRefusal) await refused(error.code)
        throw error
      }
    }
  }
  return schema
}

const saves: ReadonlySet<string> = new Set(['saveDraft', 'addAsset'])

/** What an input is about. */
interface Subject {
  name?: string
  draftId?: string
  revisionId?: string
  version?: number
  number?: number
}

/** A refused mutation and what it was about, as the audit names it: `approveDraft plans/2`. */
function whatIn(mutation: string, { input = {} }: { input?: Subject }, { ids }: StudioContext): string {
  const { name, draftId, revisionId, version, number } = input
  const subject = name ?? number?.toString() ?? ids.keyOf(draftId ?? revisionId ?? '')?.parts[0] ?? 'unknown'
  // Whoever is refused may have sent anything.
  const told = subject.replaceAll(/[^\w .-]/g, '?').slice(0, 80)
  return `${mutation} ${told}${version === undefined ? '' : `/${version}`}`
}

const signedBy = ({ staff, from, now }: StudioContext) => ({ author: authorOf(staff), at: now(), note: '', from })

/** Every mutation with the least role that it takes. Throws where one does not say. */
export function mutationsOf(schema: GraphQLSchema) {
  const needs = schema.getDirective('needs')
  return Object.values(schema.getMutationType()?.getFields() ?? {}).map(field => {
    const { role } = (needs && field.astNode && getDirectiveValues(needs, field.astNode)) ?? {}
    if (typeof role !== 'string') throw new Error(`${field.name} does not say whom it is for`)
    return { field, role: role.toLowerCase() as Role }
  })
}
