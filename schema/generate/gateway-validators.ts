import { _, Ajv } from 'ajv'
import standaloneCode from 'ajv/dist/standalone/index.js'
import type { GatewayDocument } from './gateway-document.ts'
import { checkedSchemas, gatewaySchemas, isBinary, rewriteReferences } from './gateway-schemas.ts'

const LONG_MONTH = '(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])'
const SHORT_MONTH = '(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)'
const FEBRUARY = '02-(?:0[1-9]|1\\d|2[0-8])'
const LEAP_YEAR = '(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)'
// RFC 5321: dots divide the local part and never stand at an end of it or side by side.
const ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?'

/**
 * The formats of the contract as regular expressions, so that standalone validators include them and import nothing.
 * `date` knows the length of every month, and leap years.
 */
export const gatewayFormats: Readonly<Record<string, RegExp>> = {
  date: new RegExp(`^(?:\\d{4}-(?:${LONG_MONTH}|${SHORT_MONTH}|${FEBRUARY})|${LEAP_YEAR}-02-29)$`),
  email: new RegExp(`^(?=.{1,64}@)${ATOM}(?:\\.${ATOM})*@${LABEL}(?:\\.${LABEL})+$`),
  uri: /^https?:\/\/[^\s<>"{}|\\^`]+$/,
}

interface ValidatorModule {
  readonly code: string
  readonly declarations: string
}

/** Standalone validators `validate<Schema>` of every body, answer and set of parameters, with their declarations. */
export function gatewayValidators(document: GatewayDocument, banner: string): ValidatorModule {
  // `unicode: false` counts UTF-16 units for lengths: otherwise the code would import a helper of ajv at run time.
  const ajv = new Ajv({
    code: { source: true, esm: true, lines: true },
    strict: true,
    allowUnionTypes: true,
    unicode: false,
    logger: false,
    inlineRefs: 2,
    formats: { ...gatewayFormats },
  })
  ajv.addKeyword({ keyword: 'isBytes', code: cxt => cxt.fail(_`!(${cxt.data} instanceof Uint8Array)`) })
  ajv.addVocabulary(['x-words'])
  for (const [name, schema] of gatewaySchemas(document)) {
    ajv.addSchema({ ...(isBinary(schema) ? { isBytes: true } : rewriteReferences(schema, ref => ref)), $id: name })
  }
  const names = checkedSchemas(document)
  const exports = Object.fromEntries(names.map(name => [`validate${name}`, name]))
  const code = standaloneCode.default(ajv, exports)
  if (/\brequire\(|\bimport /.test(code)) throw new Error('The validators of the gateway must import nothing')
  return { code: `${banner}\n${code}\n`, declarations: declarations(names, banner) }
}

function declarations(names: readonly string[], banner: string): string {
  return `${banner}
import type * as types from './gateway-types.ts'

/** One mistake: where in the data, which keyword of the schema, and what was expected. Never holds the data. */
export interface Mistake {
  readonly instancePath: string
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
  readonly message?: string
}

/** Tells whether data has the type; after a refusal \`errors\` holds the first mistake. */
export interface Validator<T> {
  (data: unknown): data is T
  errors?: readonly Mistake[] | null
}

${names.map(name => `export declare const validate${name}: Validator<types.${name}>`).join('\n')}
`
}
