import { GraphQLError, Kind, type ValueNode } from 'graphql'
import { isIsoDate } from '../shared/is-iso-date.ts'

function parse(value: unknown): string {
  if (isIsoDate(value)) return value
  throw new GraphQLError('A Date is a calendar date, yyyy-mm-dd')
}

/** A calendar date, yyyy-mm-dd. Dates that do not exist are refused both ways. */
export const dateScalar = {
  serialize: parse,
  parseValue: parse,
  parseLiteral: (node: ValueNode) => parse(node.kind === Kind.STRING ? node.value : undefined),
}
