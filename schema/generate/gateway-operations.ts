import {
  type AuditedAs,
  bodyComponent,
  bodyComponents,
  type GatewayDocument,
  type LocatedOperation,
  locateOperations,
  resolveAnswer,
} from './gateway-document.ts'
import { paramsName } from './gateway-schemas.ts'

/** TypeScript of `gateway-operations.ts`: method, path, security, whether a temporary token will do, and validators of each call, as data. */
export function gatewayOperations(document: GatewayDocument, banner: string): string {
  const entries = [...locateOperations(document)].map(located => entry(document, located))
  return `${banner}
import * as check from './gateway-validators.js'

/** Every call of the gateway by operation id. A path is \`base + path\`; \`{name}\` stands for a path parameter; \`journey\`: a temporary token will do; \`acting\`: staff who act as a member may; \`audit\`: as what it is recorded. */
export const gatewayOperations = {
${entries.join('\n')}
} as const
`
}

function entry(document: GatewayDocument, { method, base, path, operation }: LocatedOperation): string {
  const answers = Object.entries(operation.responses).map(([status, answer]) => {
    const [usual, ...others] = bodyComponents(resolveAnswer(document, answer).content).map(
      ({ mediaType, name }) => `mediaType: '${mediaType}', validate: check.validate${name}`,
    )
    const otherForms = others.length === 0 ? '' : `, others: [${others.map(form => `{ ${form} }`).join(', ')}]`
    return `      ${status}: { ${usual}${otherForms} },`
  })
  return `  ${operation.operationId}: {
    method: '${method.toUpperCase()}',
    base: '${base}',
    path: '${path}',
    secured: ${operation.security.length > 0},
    journey: ${operation['x-token'] === 'journey'},
    acting: ${actingAllowed(method, operation)},
    audit: '${auditedAs(method, operation)}',
    params: ${params(document, operation)},
    body: ${body(operation)},
    answers: {
${answers.join('\n')}
    },
  },`
}

/** Reading is allowed to staff who act as a member; a call that changes something has to say whether it is (SEC-15). */
export function actingAllowed(method: string, operation: LocatedOperation['operation']): boolean {
  const acting = operation['x-acting']
  if (acting === undefined && operation.security.length > 0 && method !== 'get')
    throw new Error(`gateway.openapi.json: ${operation.operationId} must say x-acting: allowed or refused`)
  return acting !== 'refused'
}

/**
 * As what a call is recorded in the audit (SEC-19). A call that nobody thought of is in it: one that does not read counts as a
 * change, and a file is known by its answer.
 */
export function auditedAs(method: string, operation: LocatedOperation['operation']): AuditedAs {
  return operation['x-audit'] ?? (method === 'get' ? 'read' : 'change')
}

function params(document: GatewayDocument, operation: LocatedOperation['operation']): string {
  if (operation.parameters === undefined) return 'null'
  const kinds = operation.parameters.map(({ name, schema }) => {
    const ref = typeof schema.$ref === 'string' ? schema.$ref.slice('#/components/schemas/'.length) : undefined
    const target = ref === undefined ? schema : document.components.schemas[ref]
    return `${name}: '${String(target?.type)}'`
  })
  return `{ kinds: { ${kinds.join(', ')} }, validate: check.validate${paramsName(operation.operationId)} }`
}

function body(operation: LocatedOperation['operation']): string {
  if (operation.requestBody === undefined) return 'null'
  const { mediaType, name } = bodyComponent(operation.requestBody.content)
  return `{ mediaType: '${mediaType}', validate: check.validate${name} }`
}
