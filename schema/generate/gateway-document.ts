import { readFile } from 'node:fs/promises'
import type { AuditEvent } from '../audit/chain.ts'

/** A JSON Schema as the OpenAPI document writes it. */
export type JsonSchema = { readonly [keyword: string]: unknown }

type Reference = { readonly $ref: string }

/** An example value with a sentence about it. */
interface Example {
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
  /** That a temporary token will do, which the journey after a log-in has until its end. */
  readonly 'x-token'?: 'journey'
  /** Whether staff who act as a member may call it. Every secured call that changes something decides (SEC-15). */
  readonly 'x-acting'?: 'allowed' | 'refused'
  /** As what a call is recorded in the audit; see `auditedAs` (SEC-19). */
  readonly 'x-audit'?: AuditedAs
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly description: string; readonly content: MediaTypes }
  readonly responses: { readonly [status: string]: Answer | Reference }
}

/** Events that a call is recorded as; what is `read` only while staff act as a member. */
export type AuditedAs = Exclude<AuditEvent, 'page' | 'lock' | 'refusal' | 'content' | 'gap'>

type Server = { readonly url: string }

/** The parts of the OpenAPI document that are used by the generators and by the page that shows it. */
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
  try {
    return JSON.parse(text) as GatewayDocument
  } catch (error) {
    throw new Error(`schema/gateway.openapi.json is not JSON: ${(error as Error).message}`)
  }
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

/** The answer of a status, inline or referenced. */
export function resolveAnswer(document: GatewayDocument, answer: Answer | Reference): Answer {
  if (!('$ref' in answer)) return answer
  const shared = document.components.responses[answer.$ref.slice('#/components/responses/'.length)]
  if (shared === undefined) throw new Error(`gateway.openapi.json: nothing at ${answer.$ref}`)
  return shared
}

/** A media type of a body or answer, and the component that its schema refers to. */
export interface BodyComponent {
  readonly mediaType: string
  readonly name: string
}

/** Every media type of an answer, the default first: some calls answer JSON or a file, depending on the Accept header. */
export function bodyComponents(content: MediaTypes): readonly BodyComponent[] {
  return Object.entries(content).map(([mediaType, { schema }]) => {
    if (typeof schema.$ref !== 'string') throw new Error('gateway.openapi.json: a body must refer to a component')
    return { mediaType, name: componentName(schema.$ref) }
  })
}

/** The media type of a body, or the default one of an answer. */
export function bodyComponent(content: MediaTypes): BodyComponent {
  const [usual] = bodyComponents(content)
  if (usual === undefined) throw new Error('gateway.openapi.json: a body must have a media type')
  return usual
}

/** The component's name in a reference to it. */
export function componentName(ref: string): string {
  return ref.slice('#/components/schemas/'.length)
}
