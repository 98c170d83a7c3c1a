import { type GraphQLNamedType, getNamedType, isObjectType, isUnionType } from 'graphql'
import { buildSchema } from '../../../gateway-graph/build-schema.ts'

/** The fields of every type that a query or a mutation can come to, by type. */
export function graphFields(): ReadonlyMap<string, readonly string[]> {
  const schema = buildSchema()
  const found = new Map<string, readonly string[]>()
  const visit = (type: GraphQLNamedType | null | undefined): void => {
    if (isUnionType(type)) type.getTypes().forEach(visit)
    if (!isObjectType(type) || found.has(type.name)) return
    const fields = Object.values(type.getFields())
    found.set(
      type.name,
      fields.map(({ name }) => name),
    )
    for (const field of fields) visit(getNamedType(field.type))
  }
  visit(schema.getQueryType())
  visit(schema.getMutationType())
  return found
}
