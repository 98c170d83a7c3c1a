import { compile } from 'json-schema-to-typescript'
import {
  bodyComponent,
  bodyComponents,
  type GatewayDocument,
  type JsonSchema,
  locateOperations,
  resolveAnswer,
} from './gateway-document.ts'
import { gatewaySchemas, isBinary, paramsName, rewriteReferences } from './gateway-schemas.ts'

/** TypeScript of `gateway-types.ts`: one exported type per schema, and `GatewayOperations` that ties them to calls. */
export async function gatewayTypes(document: GatewayDocument, banner: string): Promise<string> {
  const definitions = Object.fromEntries(
    [...gatewaySchemas(document)].map(([name, schema]) => [
      name,
      isBinary(schema) ? bytes(schema) : rewriteReferences(schema, ref => `#/definitions/${ref}`),
    ]),
  )
  const types = await compile({ title: 'GatewayContract', type: 'object', definitions }, 'GatewayContract', {
    bannerComment: banner,
    additionalProperties: false,
    unreachableDefinitions: true,
    strictIndexSignatures: true,
    unknownAny: true,
    // Lists of a fixed length are checked at run time; as tuples they could not be made from other lists.
    ignoreMinAndMaxItems: true,
    style: { semi: false, singleQuote: true, printWidth: 120 },
  })
  return `${withoutNoise(types)}\n${operationTypes(document)}`
}

/** A binary file is a Uint8Array in code, although JSON Schema calls it a string. */
function bytes({ title, description }: JsonSchema): JsonSchema {
  return { title, description, tsType: 'Uint8Array' }
}

/** Without the root type and the comment on every type that says where it is referenced. */
function withoutNoise(types: string): string {
  return types
    .replace(/export interface GatewayContract \{\}\n/, '')
    .replaceAll(
      /( \*\n)? \* This interface was referenced by `GatewayContract`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g,
      '',
    )
}

function operationTypes(document: GatewayDocument): string {
  const lines = [...locateOperations(document)].map(({ operation }) => {
    const params = operation.parameters === undefined ? 'undefined' : paramsName(operation.operationId)
    const body = operation.requestBody === undefined ? 'undefined' : bodyComponent(operation.requestBody.content).name
    const success = operation.responses[200]
    if (success === undefined) throw new Error(`gateway.openapi.json: ${operation.operationId} has no answer 200`)
    const answer = bodyComponents(resolveAnswer(document, success).content)
      .map(({ name }) => name)
      .join(' | ')
    return `  /** ${operation.summary} */\n  ${operation.operationId}: { params: ${params}; body: ${body}; answer: ${answer} }`
  })
  return `/** What each call takes and answers, by operation id. */\nexport interface GatewayOperations {\n${lines.join('\n')}\n}\n`
}
