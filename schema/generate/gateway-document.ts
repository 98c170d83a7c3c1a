import { readFile } from 'node:fs/promises'

/** A JSON Schema as the OpenAPI document writes it. */
export type JsonSchema = { readonly [keyword: string]: unknown }

type Reference = { readonly $ref: string }

/** A value that shows what is meant, with a sentence about it. */
export interface Example {
  readonly summary: string
  readonly value: unknown
}

export interface MediaType {
  readonly schema: JsonSchema
  readonly examples?: { readonly [name: string]: Example | Reference }
}

interface MediaTypes {
  readonly [mediaType: string]: MediaType
}

export interface Answer {
  readonly description: string
  readonly headers?: { readonly [name: string]: Reference }
  readonly content: MediaTypes
}

export interface Parameter {
  readonly name: string
  readonly in: 'query' | 'path'
  readonly required: boolean
  readonly description: string
  readonly schema: JsonSchema
  readonly example?: unknown
}

export interface DocumentOperation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description: string
  readonly security: readonly object[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly description: string; readonly content: MediaTypes }
  readonly responses: { readonly [status: string]: Answer | Reference }
}

type Server = { readonly url: string }

/** The parts of the OpenAPI document that are read: by the generators, and by the page that shows it to people. */
export interface GatewayDocument {
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly servers: readonly Server[]
  readonly paths: { readonly [path: string]: { readonly servers?: readonly Server[] } & Record<string, unknown> }
  readonly components: {
    readonly responses: { readonly [name: string]: Answer }
    readonly headers: { readonly [name: string]: { readonly description: string; readonly schema: JsonSchema } }
    readonly examples: { readonly [name: string]: Example }
    readonly schemas: { readonly [name: string]: JsonSchema }
  }
}

export interface LocatedOperation {
  readonly method: string
  readonly base: string
  readonly path: string
  readonly operation: DocumentOperation
}

const METHODS = ['get', 'post', 'put', 'delete', 'patch'] as const

/** Reads `schema/gateway.openapi.json`, the one contract of the REST gateway. */
export async function readGatewayDocument(): Promise<GatewayDocument> {
  const text = await readFile(new URL('../gateway.openapi.json', import.meta.url), 'utf8')
  return JSON.parse(text) as GatewayDocument
}

/** Every operation of the document with its method, base path ('' outside the base path) and path. */
export function* locateOperations(document: GatewayDocument): Generator<LocatedOperation> {
  for (const [path, item] of Object.entries(document.paths)) {
    const url = (item.servers ?? document.servers)[0]?.url ?? '/'
    for (const method of METHODS) {
      const operation = item[method]
      if (operation === undefined) continue
      yield { method, base: url.replace(/\/$/, ''), path, operation: operation as DocumentOperation }
    }
  }
}

/** The answer of a status, whether it stands in place or among the shared ones. */
export function resolveAnswer(document: GatewayDocument, answer: Answer | Reference): Answer {
  if (!('$ref' in answer)) return answer
  const shared = document.components.responses[answer.$ref.slice('#/components/responses/'.length)]
  if (shared === undefined) throw new Error(`gateway.openapi.json: nothing at ${answer.$ref}`)
  return shared
}

/** A form in which a body or answer comes, and the component that it refers to. */
export interface BodyComponent {
  readonly mediaType: string
  readonly name: string
}

/** Every form of an answer, the usual one first: some calls give JSON or a file, as the caller accepts. */
export function bodyComponents(content: MediaTypes): readonly BodyComponent[] {
  return Object.entries(content).map(([mediaType, { schema }]) => {
    if (typeof schema.$ref !== 'string') throw new Error('gateway.openapi.json: a body must refer to a component')
    return { mediaType, name: componentName(schema.$ref) }
  })
}

/** The form of a body, or the usual one of an answer. */
export function bodyComponent(content: MediaTypes): BodyComponent {
  const [usual] = bodyComponents(content)
  if (usual === undefined) throw new Error('gateway.openapi.json: a body must have a media type')
  return usual
}

/** The name that a reference to a component ends with. */
export function componentName(ref: string): string {
  return ref.slice('#/components/schemas/'.length)
}
