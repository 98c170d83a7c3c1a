import fc from 'fast-check'
import {
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql'

type Any = fc.Arbitrary<unknown>

const day = fc
  .integer({ min: -200_000, max: 2_900_000 })
  .map(days => new Date(days * 86_400_000).toISOString().slice(0, 10))

const text: Any = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.stringMatching(/^[A-Za-z0-9]{1,12}$/),
  fc.constantFrom(
    '',
    '..',
    '%2e%2e%2f',
    '__proto__',
    'toString',
    '\u0000',
    'x'.repeat(8192),
    '1e9',
    'C20001000001',
    '/home',
  ),
)

/** By scalar type: what fits more often than what does not. */
const scalars: Readonly<Record<string, Any>> = {
  Boolean: fc.boolean(),
  Int: fc.oneof(fc.integer({ min: -2, max: 12 }), fc.integer(), fc.constantFrom(2 ** 31, -(2 ** 31) - 1, 0.5, 1e300)),
  String: text,
  ID: fc.oneof(text, fc.integer()),
  Date: fc.oneof(day, day, fc.constantFrom('2026-02-30', '0000-01-01', '9999-12-31', '2026-1-1')),
}

/** Random values for an input of the schema: mostly of its type, now and then anything. */
export function inputOf(type: GraphQLInputType): Any {
  return fc.oneof({ weight: 30, arbitrary: fitting(type) }, { weight: 1, arbitrary: fc.jsonValue() })
}

function fitting(type: GraphQLInputType): Any {
  if (isNonNullType(type)) return ofNonNull(type.ofType)
  return fc.oneof({ weight: 6, arbitrary: ofNonNull(type) }, { weight: 1, arbitrary: fc.constantFrom(null, undefined) })
}

function ofNonNull(type: GraphQLInputType): Any {
  if (isListType(type)) return fc.array(inputOf(type.ofType), { maxLength: 6 })
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name))
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields())
    return fc.record(Object.fromEntries(fields.map(field => [field.name, inputOf(field.type)])), {
      requiredKeys: fields.filter(isRequiredInputField).map(({ name }) => name),
    })
  }
  const found = 'name' in type ? scalars[type.name] : undefined
  if (found === undefined) throw new Error(`Say in tests/random/support/input-of.ts what a ${String(type)} can be`)
  return found
}
