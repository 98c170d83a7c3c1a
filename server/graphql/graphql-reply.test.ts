import { expect, it } from 'vitest'
import { answerType } from './graphql-reply.ts'

it('returns the newer form when it is asked for, else the older one', () => {
  const newer = 'application/graphql-response+json'
  for (const accept of [newer, `${newer}, application/json`, `application/json;q=0.9, ${newer.toUpperCase()};q=0.1`])
    expect([accept, answerType(accept)]).toEqual([accept, newer])
  for (const accept of [undefined, '', '*/*', 'application/json', `${newer};q=0, application/json`])
    expect([accept, answerType(accept)]).toEqual([accept, 'application/json'])
})
