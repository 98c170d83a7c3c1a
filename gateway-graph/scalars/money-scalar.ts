import { GraphQLError, Kind, type ValueNode } from 'graphql'

function parse(value: unknown): string {
  if (typeof value === 'string' && /^-?\d+\.\d{2}$/.test(value)) return value
  throw new GraphQLError('Money is a decimal string with two decimals')
}

/** US dollars as a decimal string with two decimals (CALL-77); never a number, which would be a float. */
export const moneyScalar = {
  serialize: parse,
  parseValue: parse,
  parseLiteral: (node: ValueNode) => parse(node.kind === Kind.STRING ? node.value : undefined),
}
