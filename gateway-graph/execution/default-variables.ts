import { type DocumentNode, type GraphQLSchema, isInputType, Kind, typeFromAST, valueFromAST } from 'graphql'

/** Variables that a document's operation gives a default, with that default. The compiled executor does not apply them. */
export function defaultVariables(schema: GraphQLSchema, document: DocumentNode): Record<string, unknown> {
  const operation = document.definitions.find(node => node.kind === Kind.OPERATION_DEFINITION)
  const defaults = (operation?.variableDefinitions ?? []).flatMap(({ variable, type: typeNode, defaultValue }) => {
    const type = typeFromAST(schema, typeNode)
    return defaultValue && isInputType(type) ? [[variable.name.value, valueFromAST(defaultValue, type)] as const] : []
  })
  return Object.fromEntries(defaults)
}
