import type { Mistake, Validator } from '../../schema/generated/gateway-validators.js'
import { GatewayError } from '../gateway-error.ts'

interface ParamsContract {
  readonly kinds: Readonly<Record<string, string>>
  readonly validate: Validator<unknown>
}

/**
 * The declared path and query parameters, with integers and booleans converted.
 * @throws GatewayError 400 that names the parameter.
 */
export function checkParams(contract: ParamsContract, raw: Readonly<Record<string, unknown>>): unknown {
  const params: Record<string, unknown> = {}
  for (const [name, kind] of Object.entries(contract.kinds)) {
    const value = raw[name]
    if (value !== undefined) params[name] = (convert[kind] ?? unconverted)(value)
  }
  return checkBody(contract.validate, params)
}

/**
 * Returns the data if it matches the contract.
 * @throws GatewayError 400 that names the field but never its value.
 */
export function checkBody<T>(validate: Validator<T>, data: unknown): T {
  if (validate(data)) return data
  const field = fieldOf(validate.errors?.[0])
  throw new GatewayError(
    'BAD_REQUEST',
    `${field ?? 'The request'} is missing or not valid.`,
    field === undefined ? {} : { field },
  )
}

/** A value that cannot be converted is left as it is, so that the validator rejects it. */
const convert: Readonly<Record<string, (value: unknown) => unknown>> = {
  integer: value => (typeof value === 'string' && /^-?\d{1,9}$/.test(value) ? Number(value) : value),
  boolean: value => (value === 'true' ? true : value === 'false' ? false : value),
}

const unconverted = (value: unknown): unknown => value

function fieldOf(mistake: Mistake | undefined): string | undefined {
  const named = mistake?.params.missingProperty ?? mistake?.params.additionalProperty
  const path = (mistake?.instancePath ?? '').split('/').slice(1)
  if (typeof named === 'string') path.push(named.slice(0, 64))
  return path.length > 0 ? path.join('.') : undefined
}

/**
 * Rejects a range that ends before it starts. A single day is a range (OPEN-70).
 * @throws GatewayError 400 that names endDate.
 */
export function checkDateRange({ startDate, endDate }: { readonly startDate: string; readonly endDate: string }): void {
  if (endDate < startDate) throw new GatewayError('BAD_REQUEST', 'endDate is before startDate.', { field: 'endDate' })
}
