import { type GatewayDocument, locateOperations, readGatewayDocument } from '../../schema/generate/gateway-document.ts'
import { actingAllowed } from '../../schema/generate/gateway-operations.ts'

type Json = Readonly<Record<string, unknown>>

/** A call of the contract with what its examples send, so that a test can spoil one thing at a time. */
export interface ContractCall {
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT'
  /** As the test gateway takes it, path parameters filled in: below the base path, or from '//' on outside it. */
  readonly path: string
  readonly secured: boolean
  /** A temporary token will do. */
  readonly journey: boolean
  /** Staff who act as a member may call it. */
  readonly acting: boolean
  /** Query parameters by name, as text; the required ones. */
  readonly query: Readonly<Record<string, string>>
  readonly queryNames: readonly string[]
  readonly body:
    | { readonly mediaType: string; readonly example: Json; readonly required: readonly string[] }
    | undefined
}

/** Every call of the contract. */
export async function contractCalls(): Promise<ContractCall[]> {
  const document = await readGatewayDocument()
  return [...locateOperations(document)].map(({ method, base, path, operation }) => {
    const parameters = (operation.parameters ?? []).map(parameter => ({ ...parameter, ...asExample(parameter) }))
    const filled = parameters
      .filter(parameter => parameter.in === 'path')
      .reduce((text, { name, example }) => text.replace(`{${name}}`, example), path)
    const inQuery = parameters.filter(parameter => parameter.in === 'query')
    return {
      id: operation.operationId,
      method: method.toUpperCase() as ContractCall['method'],
      path: base === '' ? `/${filled}` : filled.slice(1),
      secured: operation.security.length > 0,
      journey: operation['x-token'] === 'journey',
      acting: actingAllowed(method, operation),
      query: Object.fromEntries(inQuery.filter(({ required }) => required).map(({ name, example }) => [name, example])),
      queryNames: inQuery.map(({ name }) => name),
      body: operation.requestBody === undefined ? undefined : bodyOf(document, operation.requestBody.content),
    }
  })
}

function asExample(parameter: object): { readonly example: string } {
  return { example: 'example' in parameter ? String(parameter.example) : '' }
}

function bodyOf(document: GatewayDocument, content: Readonly<Record<string, unknown>>): ContractCall['body'] {
  const [mediaType = '', media] = Object.entries(content)[0] ?? []
  const { schema, examples = {} } = media as { schema: Json; examples?: Readonly<Record<string, Json>> }
  const { required = [] } = follow(document, schema) as { required?: readonly string[] }
  const example = Object.values(examples)[0]
  return { mediaType, required, example: example === undefined ? {} : (follow(document, example).value as Json) }
}

/** What a reference points at. */
function follow(document: GatewayDocument, value: Json): Json {
  if (typeof value.$ref !== 'string') return value
  let found: unknown = document
  for (const key of value.$ref.slice('#/'.length).split('/')) found = (found as Json)[key]
  return found as Json
}
