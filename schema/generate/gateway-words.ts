import { componentName, type GatewayDocument, type JsonSchema } from './gateway-document.ts'
import { checkedSchemas } from './gateway-schemas.ts'

/** Where words are in an answer, as `gateway-words.ts` has it. */
type Words = true | { readonly [key: string]: Words }

/** TypeScript of `gateway-words.ts`: where the answers of the gateway have its own words, by the validator that checks them (LOCALE-06). */
export function gatewayWords(document: GatewayDocument, banner: string): string {
  const places = checkedSchemas(document).flatMap(name => {
    const words = wordsOf(document.components.schemas[name], document)
    return words === undefined ? [] : [`  [check.validate${name}, ${JSON.stringify(words)}],`]
  })
  return `${banner}
import * as check from './gateway-validators.js'

/** Where words are in a value: below which of its keys, \`*\` for every one; \`true\` where the value is words itself. */
export type Words = true | { readonly [key: string]: Words }

/** Where answers have words of the gateway, which are in one language, by the validators of the answers. */
export const gatewayWords: ReadonlyMap<unknown, Words> = new Map<unknown, Words>([
${places.join('\n')}
])
`
}

function wordsOf(schema: unknown, document: GatewayDocument): Words | undefined {
  if (typeof schema !== 'object' || schema === null) return undefined
  const {
    $ref,
    'x-words': own,
    properties = {},
    items,
    additionalProperties: others,
    anyOf = [],
  } = schema as JsonSchema
  if (own === true) return true
  if (typeof $ref === 'string') return wordsOf(document.components.schemas[componentName($ref)], document)
  const within = { '*': items ?? others, ...(properties as JsonSchema) }
  const words: { [key: string]: Words } = {}
  for (const [key, inner] of Object.entries(within)) {
    const found = wordsOf(inner, document)
    if (found !== undefined) words[key] = found
  }
  for (const part of anyOf as JsonSchema[]) {
    const found = wordsOf(part, document)
    if (found !== undefined && found !== true) Object.assign(words, found)
  }
  return Object.keys(words).length === 0 ? undefined : words
}
