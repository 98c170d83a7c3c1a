import {
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql'

export interface DocumentLimits {
  /** Levels of fields. */
  depth: number
  /** Renamed fields in all. */
  aliases: number
  /** Fields in all, fragments counted each time they are spread. */
  fields: number
  /** Fields of a mutation, so that one request cannot be a hundred log-ins. */
  mutations: number
}

/** Limits for documents that developers write; GraphiQL's introspection is within them. */
export const developerLimits: DocumentLimits = { depth: 20, aliases: 20, fields: 500, mutations: 1 }

interface Count {
  /** Fields of the operation itself, those that come by fragments among them. */
  first: number
  depth: number
  aliases: number
  fields: number
}

/** A validation rule that reports documents over the limits. */
export function documentLimits(limits: DocumentLimits): ValidationRule {
  return context => ({
    OperationDefinition(operation) {
      const count: Count = { first: 0, depth: 0, aliases: 0, fields: 0 }
      walk(operation.selectionSet, 1, count, limits, context)
      const over = (['depth', 'aliases', 'fields'] as const).find(name => count[name] > limits[name])
      if (over) reportOverLimit(context, `has more than ${limits[over]} ${over}`, operation)
      if (operation.operation === 'mutation' && count.first > limits.mutations) {
        reportOverLimit(context, `changes more than ${limits.mutations} thing`, operation)
      }
    },
  })
}

function reportOverLimit(context: ValidationContext, reason: string, operation: OperationDefinitionNode): void {
  context.reportError(new GraphQLError(`The document ${reason}`, { nodes: operation }))
}

/** Counts with fragments expanded, and stops once a limit is passed, so that nested fragments cannot multiply the work. */
function walk(
  { selections }: SelectionSetNode,
  depth: number,
  count: Count,
  limits: DocumentLimits,
  context: ValidationContext,
): void {
  for (const selection of selections) {
    count.depth = Math.max(count.depth, depth)
    if (count.depth > limits.depth || count.fields > limits.fields) return
    count.fields += 1
    if (selection.kind === Kind.FIELD) {
      if (depth === 1) count.first += 1
      if (selection.alias) count.aliases += 1
      if (selection.selectionSet) walk(selection.selectionSet, depth + 1, count, limits, context)
    } else {
      const inner =
        selection.kind === Kind.INLINE_FRAGMENT
          ? selection.selectionSet
          : context.getFragment(selection.name.value)?.selectionSet
      if (inner) walk(inner, depth, count, limits, context)
    }
  }
}
