import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  getDirectiveValues,
} from 'graphql'
import type { AuditedAs, GraphContext } from './context/graph-context.ts'
import type { Audited } from './generated/resolver-types.ts'

type Resolve = GraphQLFieldResolver<unknown, GraphContext>

/**
 * Records every mutation, whichever way it came and however it ended (SEC-19): one that nobody thought of as a change. It
 * goes around everything else that stands in front of a mutation, so that what is refused there is recorded too.
 */
export function recordMutations(schema: GraphQLSchema): GraphQLSchema {
  for (const { field, as } of recordedMutations(schema)) {
    const resolve: Resolve = field.resolve ?? defaultFieldResolver
    field.resolve = async (parent: unknown, args, context: GraphContext, info) => {
      const ended = context.audit.begins(field.name, as)
      let payload: unknown
      try {
        payload = await resolve(parent, args, context, info)
      } catch (error) {
        await ended(error)
        throw error
      }
      await ended(codeIn(payload))
      return payload
    }
  }
  return schema
}

/** Every mutation, and as what it is recorded. */
export function recordedMutations(schema: GraphQLSchema) {
  const audit = schema.getDirective('audit')
  return Object.values(schema.getMutationType()?.getFields() ?? {}).map(
    (field: GraphQLField<unknown, GraphContext>) => {
      const values = audit && field.astNode ? getDirectiveValues(audit, field.astNode) : undefined
      const as = (values?.as ?? 'CHANGE') as Audited | 'CHANGE' satisfies AuditedAs
      return { field, as }
    },
  )
}

/** The code with which a mutation says in its answer that it was not done. */
function codeIn(payload: unknown): string | undefined {
  const { userErrors = [] } = (payload ?? {}) as { userErrors?: readonly { code: string }[] }
  return userErrors[0]?.code
}
