import { readFileSync } from 'node:fs'

/** A call of the contract with the examples that the contract itself gives. */
export interface ContractCall {
  readonly id: string
  readonly method: string
  /** Path from the origin, with `{name}` for path parameters. */
  readonly path: string
  readonly secured: boolean
  readonly params: readonly Param[]
  readonly body: { readonly mediaType: string; readonly example: Readonly<Record<string, unknown>> } | undefined
}

export interface Param {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly example?: unknown
}

interface Operation {
  readonly operationId: string
  readonly security?: readonly unknown[]
  readonly servers?: readonly { readonly url: string }[]
  readonly parameters?: readonly Param[]
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> }
}
interface Media {
  readonly examples?: Readonly<Record<string, { readonly $ref: string }>>
}
interface Contract {
  readonly servers: readonly { readonly url: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly examples: Readonly<Record<string, { readonly value: Record<string, unknown> }>> }
}

const METHODS = ['get', 'post', 'put', 'delete', 'patch']
const contract = JSON.parse(
  readFileSync(new URL('../../../schema/gateway.openapi.json', import.meta.url), 'utf8'),
) as Contract

/** Every call of the contract, in its order. */
export const contractCalls: readonly ContractCall[] = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([method]) => METHODS.includes(method))
    .map(([method, operation]) => callOf(method, path, item, operation)),
)

function callOf(
  method: string,
  path: string,
  item: Readonly<Record<string, unknown>>,
  operation: Operation,
): ContractCall {
  const shared = item as { readonly servers?: Operation['servers'] }
  const base = (operation.servers ?? shared.servers ?? contract.servers)[0]?.url ?? ''
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path: `${base === '/' ? '' : base}${path}`,
    secured: (operation.security ?? []).length > 0,
    params: operation.parameters ?? [],
    body: bodyOf(operation),
  }
}

function bodyOf({ requestBody }: Operation): ContractCall['body'] {
  const [mediaType, media] = Object.entries(requestBody?.content ?? {})[0] ?? []
  const name = Object.values(media?.examples ?? {})[0]
    ?.$ref.split('/')
    .at(-1)
  if (mediaType === undefined || name === undefined) return undefined
  return { mediaType, example: contract.components.examples[name]?.value ?? {} }
}
