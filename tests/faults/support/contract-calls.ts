import type { Validator } from '../../../gateway-graph/context/rest-client.ts'
import { areaOfCall } from '../../../gateway-graph/upstream/call-names.ts'
import { gatewayOperations } from '../../../schema/generated/gateway-operations.ts'

/** One call of the contract, as the REST client can make it. */
export interface ContractCall {
  id: string
  method: 'GET' | 'POST' | 'PUT'
  /** As in the contract, without the first slash. */
  template: string
  /** With values in place of its parameters. */
  path: string
  area: string
  answers: 'application/json' | 'text/plain'
  validate: Validator<unknown>
}

interface Operation {
  method: ContractCall['method']
  base: string
  path: string
  answers: { 200: { mediaType: string; validate: Validator<unknown> } }
}

/**
 * Every call below the base path whose answer the REST client reads: what the contract gains is here at once. Documents
 * are streamed instead, and addresses outside the base path are a manifest's.
 */
export const contractCalls: readonly ContractCall[] = Object.entries<Operation>(gatewayOperations).flatMap(
  ([id, { method, base, path, answers }]) => {
    const { mediaType, validate } = answers[200]
    if (base === '' || (mediaType !== 'application/json' && mediaType !== 'text/plain')) return []
    const template = path.slice(1)
    const asked = template.replace(/\{\w+\}/g, '1')
    return [{ id, method, template, path: asked, area: areaOfCall(asked), answers: mediaType, validate }]
  },
)
