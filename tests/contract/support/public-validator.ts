import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { contract } from './contract.ts'

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema(contract, 'contract')

const compiled = new Map<string, ValidateFunction>()

function compile(schema: unknown): ValidateFunction {
  const text = JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"contract#/')
  const known = compiled.get(text)
  if (known !== undefined) return known
  const validate = ajv.compile(JSON.parse(text))
  compiled.set(text, validate)
  return validate
}

/**
 * What is wrong with a value, in words; empty when it fits. Reads the contract itself as JSON Schema 2020-12 with the usual
 * formats: an opinion that owes nothing to the validators that we generate. The schema may stand in place or be a reference.
 */
export function mistakes(schema: unknown, value: unknown): string {
  const validate = compile(schema)
  return validate(value) ? '' : ajv.errorsText(validate.errors)
}
