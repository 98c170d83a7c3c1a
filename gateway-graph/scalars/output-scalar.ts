import { GraphQLError, GraphQLScalarType } from 'graphql'

/** A scalar whose values pass as they are, and only outwards. */
export function outputScalar(name: string): GraphQLScalarType {
  const refuse = () => {
    throw new GraphQLError(`${name} is never an input`)
  }
  return new GraphQLScalarType({ name, serialize: value => value, parseValue: refuse, parseLiteral: refuse })
}
