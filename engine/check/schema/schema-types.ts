import { followed, type SchemaPart } from './schema-of.ts'

const inWords: { readonly [type: string]: string } = {
  array: 'a list: [ … ]',
  boolean: 'true or false',
  integer: 'a whole number',
  object: 'an object: { … }',
  string: 'text in double quotes',
}

/** A type of JSON Schema as administrators call it. */
export const typeInWords = (type: string): string => inWords[type] ?? type

const plain = (value: unknown) => typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

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
  string: value => (Array.isArray(value) ? oneText(value) : plain(value) ? String(value) : undefined),
}

function inList(value: unknown, { enum: choices, type }: SchemaPart): unknown {
  const entry = type === 'string' && plain(value) ? String(value) : value
  return type === 'string' || choices?.includes(entry) ? [entry] : undefined
}

const oneText = (list: readonly unknown[]) => (list.length === 1 && typeof list[0] === 'string' ? list[0] : undefined)

/** The same value in another type: "7" for 7, [ "a" ] for "a"; undefined when it cannot be said so. */
export const inType = (value: unknown, type: string, schema: SchemaPart): unknown => conversions[type]?.(value, schema)
