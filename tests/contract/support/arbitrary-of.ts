import fc from 'fast-check'
import { dereference } from './contract.ts'
import { asList, asObject, type JsonObject } from './json.ts'

type Any = fc.Arbitrary<unknown>

const DAY = 86_400_000
const FORMATS: Readonly<Record<string, Any>> = {
  date: fc.integer({ min: -40_000, max: 60_000 }).map(days => new Date(days * DAY).toISOString().slice(0, 10)),
  email: fc
    .tuple(fc.stringMatching(/^[a-z][a-z0-9.]{0,20}[a-z]$/), fc.stringMatching(/^[a-z]{1,20}$/))
    .map(([name, host]) => `${name.replaceAll('..', '.')}@${host}.example`),
  uri: fc.stringMatching(/^[a-z]{1,12}$/).map(path => `https://sample.example/${path}`),
}

const TYPES: Readonly<Record<string, (schema: JsonObject) => Any>> = {
  null: () => fc.constant(null),
  boolean: () => fc.boolean(),
  integer: ({ minimum = 0, maximum = 1_000_000 }) => fc.integer({ min: Number(minimum), max: Number(maximum) }),
  number: ({ minimum = 0, maximum = 1_000_000 }) =>
    fc.double({ min: Number(minimum), max: Number(maximum), noNaN: true, noDefaultInfinity: true }),
  string: stringOf,
  array: ({ items, minItems = 0, maxItems = 3 }) =>
    fc.array(arbitraryOf(items), { minLength: Number(minItems), maxLength: Math.min(Number(maxItems), 3) }),
  object: ({ properties, required, additionalProperties }) => {
    const further = asObject(additionalProperties)
    if (Object.keys(further).length > 0)
      return fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), arbitraryOf(further), { maxKeys: 3 })
    return fc.record(
      Object.fromEntries(Object.entries(asObject(properties)).map(([key, property]) => [key, arbitraryOf(property)])),
      { requiredKeys: asList(required).map(String) },
    )
  },
}

/** Values that fit a schema of the contract, ends of its ranges more often than the middle. */
export function arbitraryOf(given: unknown): Any {
  const schema = dereference(given)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom(...asList(schema.enum))
  const [whole] = asList(schema.allOf)
  if (whole !== undefined) return arbitraryOf(whole)
  const choices = asList(schema.anyOf ?? schema.oneOf)
  if (choices.length > 0) return fc.oneof(...choices.map(arbitraryOf))
  const types = Array.isArray(schema.type) ? schema.type : [schema.type]
  return fc.oneof(
    ...types.map(type => {
      const make = TYPES[String(type)]
      if (make === undefined) throw new Error(`The contract has a type that requests cannot be made for: ${type}`)
      return make(schema)
    }),
  )
}

function stringOf({ format, pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: JsonObject): Any {
  const known = FORMATS[String(format)]
  if (known !== undefined) return known
  const fitting = (text: string) => text.length >= Number(minLength) && text.length <= Number(maxLength)
  if (typeof pattern === 'string') return matching(pattern, fitting)
  const length = { minLength: Number(minLength), maxLength: Math.min(Number(maxLength), 60) }
  return fc
    .oneof(fc.string({ ...length, unit: 'grapheme-ascii' }), fc.string({ ...length, unit: 'binary' }))
    .filter(fitting)
}

/** Strings of a pattern; what the generator of strings knows nothing of, look-aheads and classes, is kept by trying again. */
function matching(pattern: string, fitting: (text: string) => boolean): fc.Arbitrary<string> {
  const whole = new RegExp(pattern, 'u')
  const simple = pattern.replace(/\(\?[=!][^)]*\)/g, '').replaceAll('\\p{L}', 'A-Za-zÀ-ÖØ-öø-ÿ')
  let tries = 0
  return fc.stringMatching(new RegExp(simple)).filter(text => {
    tries += 1
    if (tries > 100_000) throw new Error(`No text can be made for the pattern ${pattern}: teach arbitrary-of.ts`)
    return whole.test(text) && fitting(text)
  })
}
