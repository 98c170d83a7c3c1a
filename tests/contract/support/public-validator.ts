import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { contract } from './contract.ts'

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema(contract, 'contract')

/**
 * What is wrong with a value, in words; empty when it fits. Reads the contract itself as JSON Schema 2020-12 with the usual
 * formats: an opinion that owes nothing to the validators that we generate. The schema may stand in place or be a reference.
 */
export function mistakes(schema: unknown, value: unknown): string {
  const wrapped = typeof schema === 'object' && schema !== null ? referringToContract(schema) : {}
  const validate = ajv.compile(wrapped)
  return validate(value) ? '' : ajv.errorsText(validate.errors)
}

function referringToContract(schema: object): object {
  const text = JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"contract#/')
  const parsed: unknown = JSON.parse(text)
  return typeof parsed === 'object' && parsed !== null ? parsed : {}
}
