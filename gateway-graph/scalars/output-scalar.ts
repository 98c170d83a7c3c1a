import { GraphQLError } from 'graphql'

function refuse(): never {
  throw new GraphQLError('This type is never an input')
}

/** A scalar whose values pass as they are, and only outwards. */
export const outputScalar = { serialize: (value: unknown) => value, parseValue: refuse, parseLiteral: refuse }
