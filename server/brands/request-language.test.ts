import { expect, it } from 'vitest'
import { requestLanguage } from './request-language.ts'

const tags = ['en-US', 'es-US', 'zh-Hant-TW']
const spoken = (accept: string | undefined, cookie?: string, asking: 'page' | 'data' = 'page') =>
  requestLanguage(
    tags,
    { ...(accept !== undefined && { 'accept-language': accept }), ...(cookie && { cookie }) },
    asking,
  )

it.each([
  ['es-US,es;q=0.9,en;q=0.8', 'es-US'],
  ['es-MX', 'es-US'],
  ['ES', 'es-US'],
  ['en;q=0.5, es;q=0.8', 'es-US'],
  ['en-GB,en;q=0.9,es;q=0.8', 'en-US'],
  ['fr-FR,fr;q=0.9,es;q=0.1', 'es-US'],
  ['zh-Hant-HK', 'zh-Hant-TW'],
  ['zh-Hans-CN', 'en-US'],
  ['es;q=0', 'en-US'],
  ['*', 'en-US'],
  ['', 'en-US'],
  [undefined, 'en-US'],
  [`es${','.repeat(9_000)}`, 'en-US'],
  ['__proto__;q=x, es', 'es-US'],
])('[LOCALE-03] a first visit that accepts %s is in %s', (accept, language) => {
  expect(spoken(accept)).toBe(language)
})

it('[LOCALE-03] what somebody chose counts before what their browser is set to, and only a language of the brand', () => {
  expect(spoken('es-US', 'a=b; language=en-US; c=d')).toBe('en-US')
  expect(spoken('en-US', 'language=es-US')).toBe('es-US')
  for (const cookie of ['language=fr-FR', 'language=', 'language=es', 'my-language=es-US', 'language=__proto__'])
    expect([cookie, spoken('en-US', cookie)]).toEqual([cookie, 'en-US'])
})

it('[LOCALE-08] data are in the language of the page that asks for them, whatever was chosen since', () => {
  expect(spoken('en-US', 'language=es-US', 'data')).toBe('en-US')
  expect(spoken('es-US', 'language=en-US', 'data')).toBe('es-US')
  expect(spoken('fr', 'language=es-US', 'data')).toBe('es-US')
  expect(spoken(undefined, undefined, 'data')).toBe('en-US')
})
