import { GraphQLError, GraphQLScalarType, Kind } from 'graphql'

function parse(value: unknown): string {
  if (typeof value === 'string' && /^-?\d+\.\d{2}$/.test(value)) return value
  throw new GraphQLError('Money is a decimal string with two decimals')
}

/** US dollars as a decimal string with two decimals (CALL-77); never a number, which would be a float. */
export const moneyScalar = new GraphQLScalarType<string, string>({
  name: 'Money',
  serialize: parse,
  parseValue: parse,
  parseLiteral: node => parse(node.kind === Kind.STRING ? node.value : undefined),
})
