import { dereference } from './contract.ts'
import { asList, asObject, type JsonObject } from './json.ts'

/** One way to break a schema: where, how, and what a fitting value becomes; undefined stands for leaving it out. */
export interface Slip {
  /** Dotted path of what is wrong, as an answer names it; empty for the whole. */
  readonly field: string
  readonly kind: string
  apply(fitting: unknown): unknown
}

const replace = (field: string, kind: string, value: unknown): Slip => ({ field, kind, apply: () => value })

const OTHER_TYPES: Readonly<Record<string, unknown>> = {
  null: null,
  boolean: true,
  integer: 7,
  string: 'text',
  array: [],
  object: {},
}

/** Every single slip that the schema forbids, each alone in an otherwise fitting value. */
export function slipsOf(given: unknown, field = ''): readonly Slip[] {
  const schema = dereference(given)
  const choices = asList(schema.anyOf ?? schema.oneOf).map(dereference)
  const [main = schema] = choices.filter(({ type }) => type !== 'null')
  const allowed = [...choices, schema].flatMap(({ type }) => type ?? []).map(String)
  const wrongType = Object.entries(OTHER_TYPES)
    .filter(([type]) => !allowed.includes(type))
    .map(([type, value]) => replace(field, `is ${type}`, value))
  return [...wrongType, ...outOfBounds(main, field), ...inObject(main, field), ...inArray(main, field)]
}

function outOfBounds(schema: JsonObject, field: string): readonly Slip[] {
  const { minimum, maximum, minLength, maxLength, pattern, format } = schema
  return [
    ...(schema.enum === undefined ? [] : [replace(field, 'is none of the values', 'no-such-value')]),
    ...(minimum === undefined ? [] : [replace(field, 'is too small', Number(minimum) - 1)]),
    ...(maximum === undefined ? [] : [replace(field, 'is too large', Number(maximum) + 1)]),
    ...(schema.type === 'integer' ? [replace(field, 'is a fraction', 1.5)] : []),
    ...(Number(minLength) > 0 ? [replace(field, 'is too short', 'x'.repeat(Number(minLength) - 1))] : []),
    ...(maxLength === undefined ? [] : [replace(field, 'is too long', 'x'.repeat(Number(maxLength) + 1))]),
    ...(pattern === undefined
      ? []
      : [replace(field, 'breaks the pattern', '\u0000 <b> %'), replace(field, 'is empty', '')]),
    ...(format === undefined ? [] : [replace(field, 'breaks the format', '2026-02-30 @')]),
  ]
}

function inObject({ properties, required, additionalProperties }: JsonObject, field: string): readonly Slip[] {
  const at = (key: string) => (field === '' ? key : `${field}.${key}`)
  const inside = Object.entries(asObject(properties)).flatMap(([key, property]) =>
    slipsOf(property, at(key)).map(slip => ({
      ...slip,
      apply: (fitting: unknown) => ({ ...asObject(fitting), [key]: slip.apply(asObject(fitting)[key]) }),
    })),
  )
  const missing = asList(required)
    .map(String)
    .map(key => ({ field: at(key), kind: 'is missing', apply: (fitting: unknown) => without(fitting, key) }))
  const extra = {
    ...{ field: at('notInTheContract'), kind: 'is not in the contract' },
    apply: (fitting: unknown) => ({ ...asObject(fitting), notInTheContract: 'x' }),
  }
  return [...inside, ...missing, ...(additionalProperties === false ? [extra] : [])]
}

function inArray({ items, maxItems, minItems }: JsonObject, field: string): readonly Slip[] {
  if (items === undefined) return []
  const first = (fitting: unknown) => asList(fitting)[0]
  const at = field === '' ? '0' : `${field}.0`
  const inside = slipsOf(items, at).map(slip => ({
    ...slip,
    apply: (fitting: unknown) => [slip.apply(first(fitting)), ...asList(fitting).slice(1)],
  }))
  const many = {
    ...{ field, kind: 'has too many entries' },
    apply: (fitting: unknown) => Array.from({ length: Number(maxItems) + 1 }, () => first(fitting)),
  }
  return [
    ...inside,
    ...(maxItems === undefined ? [] : [many]),
    ...(Number(minItems) > 0 ? [replace(field, 'has too few entries', [])] : []),
  ]
}

function without(fitting: unknown, key: string): JsonObject {
  return Object.fromEntries(Object.entries(asObject(fitting)).filter(([name]) => name !== key))
}
