import type { Mistake } from '../../overlay/mistake.ts'
import { hintAt, instead } from '../../overlay/nearest.ts'
import { followed, type SchemaPart } from '../../schema/manifest-schema.ts'
import { described, type Explain, isCondition, listed, namesIn } from './error-parts.ts'
import { repaired } from './repairs.ts'
import { fewOf, shownValue } from './shown-value.ts'

/** The one value that is right, as a hint and as an edit. */
const exactly = (value: unknown, sure: 'surely' | 'perhaps' = 'surely'): Pick<Mistake, 'hint' | 'mend'> => ({
  hint: JSON.stringify(value),
  mend: { do: 'replace', with: value, ...(sure === 'perhaps' && { guess: true }) },
})

const choice: Explain = ({ data, params }, path) => {
  const allowed = listed(params.allowedValues).map(String)
  return {
    path,
    part: 'value',
    found: shownValue(data),
    expected: fewOf(allowed, 'choices'),
    hint: 'one of these',
    ...hintAt(String(data), allowed),
  }
}

/** What was probably meant by a text or a list in place of a condition. */
const conditionFor = (value: unknown): unknown =>
  typeof value === 'string' ? { use: value } : Array.isArray(value) && value.length > 0 ? { all: value } : undefined

const conditionMissing: Explain = ({ data }, path) => {
  const meant = conditionFor(data)
  return {
    path,
    part: 'value',
    found: shownValue(data),
    expected: 'a condition: { … } with a fact, all, any, not, use or in',
    ...(meant === undefined
      ? { hint: 'leaving it out when everyone is meant' }
      : {
          hint: Array.isArray(data) ? '{ "all": [ … ] } when all of them must be true' : JSON.stringify(meant),
          mend: { do: 'replace', with: meant, guess: true } as const,
        }),
  }
}

const type: Explain = (error, path, beside) => {
  if (isCondition(error)) return conditionMissing(error, path, beside)
  const { data, params, parentSchema } = error
  const converted = inType(data, String(params.type), { items: parentSchema?.items as SchemaPart })
  return {
    path,
    part: 'value',
    found: shownValue(data),
    expected: typeInWords(String(params.type)),
    hint: `${typeInWords(String(params.type))} instead`,
    ...(converted === undefined ? {} : exactly(converted, isRounded(data, converted) ? 'perhaps' : 'surely')),
  }
}

const form: Explain = ({ data, params, parentSchema }, path) => {
  const right = repaired(String(data), String(params.pattern), String(parentSchema?.format ?? ''))
  return {
    path,
    part: 'value',
    found: shownValue(data),
    expected: String(parentSchema?.patternErrorMessage ?? described(parentSchema)),
    hint: 'a value of that form',
    ...(right === undefined ? {} : instead(right, dayOrMonth.test(String(data)) ? 'perhaps' : 'surely')),
  }
}

/** Whether a number lost its fraction, written as a number or as text. */
const isRounded = (from: unknown, to: unknown) => typeof to === 'number' && Number.parseFloat(String(from)) !== to

/** A day whose month may stand first or second: 03/04/2026. */
const dayOrMonth = /^(0?[1-9]|1[0-2])[/.-](0?[1-9]|1[0-2])[/.-]\d{4}$/

const limit =
  (side: 'more' | 'less'): Explain =>
  ({ data, params }, path) => ({
    path,
    part: 'value',
    found: shownValue(data),
    expected: `${params.limit} or ${side}`,
    ...exactly(params.limit, 'perhaps'),
  })

const tooMany: Explain = (error, path) => {
  const { data, parentSchema } = error
  const fields: [string, unknown][] = typeof data === 'object' && data ? Object.entries(data) : []
  return {
    path,
    part: 'value',
    found: `${fields.length} keys: ${namesIn(data)
      .map(name => `"${name}"`)
      .join(', ')}`,
    expected: described(parentSchema),
    ...(isCondition(error)
      ? {
          hint: '{ "all": [ … ] } when all of them must be true',
          mend: {
            do: 'replace',
            with: { all: fields.map(([name, value]) => ({ [name]: value })) },
            guess: true,
          } as const,
        }
      : { hint: 'keeping one of them' }),
  }
}

const emptyObject: Explain = (error, path) => ({
  path,
  part: 'value',
  found: '{}',
  expected: described(error.parentSchema),
  hint: isCondition(error) ? 'a fact with its values: { "session": ["full"] }' : 'one of its fields',
  ...(path.at(-1) === 'showWhen'
    ? { hint: 'leaving "showWhen" out when everyone sees it', mend: { do: 'leave-out', guess: true } as const }
    : {}),
})

/** Explanations of errors about a value, by the keyword of the schema. */
export const explainValues: { readonly [keyword: string]: Explain } = {
  enum: choice,
  const: ({ data, params }, path) => ({
    path,
    part: 'value',
    found: shownValue(data),
    expected: JSON.stringify(params.allowedValue),
    ...exactly(params.allowedValue),
  }),
  type,
  pattern: form,
  minimum: limit('more'),
  maximum: limit('less'),
  maxLength: ({ data, params }, path) => ({
    path,
    part: 'value',
    found: `${String(data).length} letters: ${shownValue(data)}`,
    expected: `at most ${params.limit}`,
    hint: 'a shorter text',
  }),
  minItems: ({ parentSchema }, path) => ({
    path,
    part: 'value',
    found: 'an empty list',
    expected: 'at least one entry',
    hint: `[ … ]: ${described(parentSchema)}`,
  }),
  minProperties: emptyObject,
  maxProperties: tooMany,
}

const inWords: { readonly [type: string]: string } = {
  array: 'a list: [ … ]',
  boolean: 'true or false',
  integer: 'a whole number',
  object: 'an object: { … }',
  string: 'text in double quotes',
}

/** A type of JSON Schema as administrators call it. */
const typeInWords = (type: string): string => inWords[type] ?? type

const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'number'

const yesOrNo: { readonly [word: string]: boolean } = {
  true: true,
  yes: true,
  1: true,
  false: false,
  no: false,
  0: false,
}

const conversions: { readonly [type: string]: (value: unknown, schema: SchemaPart) => unknown } = {
  array: (value, { items }) => inList(value, items ? followed(items) : {}),
  boolean: value => yesOrNo[String(value).toLowerCase()],
  integer: value =>
    /^\s*-?\d+(\.\d+)?\s*(px)?$/.test(String(value)) ? Math.round(Number.parseFloat(String(value))) : undefined,
  string: value => (Array.isArray(value) ? oneText(value) : isPlain(value) ? String(value) : undefined),
}

function inList(value: unknown, { enum: choices, type }: SchemaPart): unknown {
  const entry = type === 'string' && isPlain(value) ? String(value) : value
  return (type === 'string' && typeof entry === 'string') || choices?.includes(entry) ? [entry] : undefined
}

const oneText = (list: readonly unknown[]) => (list.length === 1 && typeof list[0] === 'string' ? list[0] : undefined)

/** The value converted to another type: "7" for 7, [ "a" ] for "a"; undefined when it cannot be. */
const inType = (value: unknown, type: string, schema: SchemaPart): unknown => conversions[type]?.(value, schema)
