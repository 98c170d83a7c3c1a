import {
  bodyComponent,
  bodyComponents,
  componentName,
  type GatewayDocument,
  type JsonSchema,
  locateOperations,
  type Parameter,
  resolveAnswer,
} from './gateway-document.ts'

/** The name of the schema of an operation's parameters: `ListClaimsParams` for `listClaims`. */
export function paramsName(operationId: string): string {
  return `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}Params`
}

function paramsSchema(title: string, parameters: readonly Parameter[]): JsonSchema {
  return {
    title,
    type: 'object',
    description: 'Path and query parameters, already converted to their types.',
    properties: Object.fromEntries(parameters.map(parameter => [parameter.name, parameter.schema])),
    required: parameters.filter(parameter => parameter.required).map(parameter => parameter.name),
    additionalProperties: false,
  }
}

/** All schemas by name: the components, and one for the parameters of each operation that takes any. */
export function gatewaySchemas(document: GatewayDocument): ReadonlyMap<string, JsonSchema> {
  const schemas = new Map(Object.entries(document.components.schemas))
  for (const { operation } of locateOperations(document)) {
    if (operation.parameters === undefined) continue
    const title = paramsName(operation.operationId)
    schemas.set(title, paramsSchema(title, operation.parameters))
  }
  return schemas
}

/** Whether a schema is that of a binary file, not of text or JSON. */
export function isBinary(schema: JsonSchema): boolean {
  return schema.format === 'binary'
}

/** Sorted names of the schemas of whole bodies, answers and sets of parameters, and of the alternatives of an `anyOf` among them. */
export function checkedSchemas(document: GatewayDocument): readonly string[] {
  const names = new Set<string>(['TokenPayload'])
  for (const { operation } of locateOperations(document)) {
    if (operation.parameters !== undefined) names.add(paramsName(operation.operationId))
    if (operation.requestBody !== undefined) names.add(bodyComponent(operation.requestBody.content).name)
    for (const answer of Object.values(operation.responses)) {
      for (const { name } of bodyComponents(resolveAnswer(document, answer).content)) {
        names.add(name)
        for (const part of eitherOr(document.components.schemas[name])) names.add(part)
      }
    }
  }
  return [...names].sort()
}

/** The alternatives of a schema: a caller that knows which one it asked for validates just that one. */
function eitherOr(schema: JsonSchema | undefined): string[] {
  const parts = Array.isArray(schema?.anyOf) ? (schema.anyOf as JsonSchema[]) : []
  return parts.flatMap(({ $ref }) => (typeof $ref === 'string' ? [componentName($ref)] : []))
}

/** A copy of a schema with every reference to a component replaced by `replace(name)`. */
export function rewriteReferences(schema: JsonSchema, replace: (name: string) => string): JsonSchema {
  const rewrite = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rewrite)
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) =>
        key === '$ref' && typeof inner === 'string' ? [key, replace(componentName(inner))] : [key, rewrite(inner)],
      ),
    )
  }
  return rewrite(schema) as JsonSchema
}
