import type { ErrorBody } from '../../schema/generated/gateway-types.ts'
import { validateErrorBody } from '../../schema/generated/gateway-validators.js'
import { parseJson } from './parse-json.ts'

/** The gateway's account of a failure; undefined when the body is anything else. */
export function readErrorBody(text: string | undefined): ErrorBody | undefined {
  const value = text === undefined ? undefined : parseJson(text)
  return validateErrorBody(value) ? value : undefined
}
