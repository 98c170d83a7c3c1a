import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLinkToken } from '../../gateway-graph/recovery/resolvers.ts'
import * as graph from '../../gateway-graph/rules/field-rules.ts'
import { fieldFailure as graphFailure } from '../../gateway-graph/rules/field-rules.ts'
import { isAdult as gatewayIsAdult } from '../../gateway-rest/is-adult.ts'
import {
  validatePersonDetails,
  validateRecoveryToken,
  validateRegistrationRequest,
  validateUsernameCheck,
} from '../../schema/generated/gateway-validators.js'
import { asMeant, fieldFailure as webFailure } from '../../web/forms/form-rules.ts'
import * as web from '../../web/forms/patterns.ts'
import { isAdult as webIsAdult } from '../../web/forms/person.tsx'

const person = {
  subscriberId: 'ABC123456',
  firstName: 'Ann',
  lastName: 'Garcia',
  dateOfBirth: '1980-01-31',
  domainId: '1',
}
const answer = { questionId: 'first-pet', answer: 'Biscuit' }
const signIn = { username: 'ann77', password: 'Fresh2027', emailAddress: 'ann@mail.example' }
const request = { ...person, ...signIn, answers: [answer, answer, answer] }

/** Each rule of the schema and of the client, and whether a request of the contract is good that holds the text. */
const rules = [
  ['user name', graph.username, web.username, (username: string) => validateUsernameCheck({ username })],
  [
    'password',
    graph.password,
    web.password,
    (text: string) => validateRegistrationRequest({ ...request, password: text }),
  ],
  ['name', graph.personName, web.personName, (firstName: string) => validatePersonDetails({ ...person, firstName })],
  [
    'identifier',
    graph.identifier,
    web.identifier,
    (id: string) => validatePersonDetails({ ...person, subscriberId: id }),
  ],
  [
    'security answer',
    graph.securityAnswer,
    web.securityAnswer,
    (text: string) =>
      validateRegistrationRequest({ ...request, answers: [answer, answer, { ...answer, answer: text }] }),
  ],
] as const

/** Texts that come near the rules: their characters, their marks, other letters, and of lengths about the limits. */
const texts = fc.string({
  unit: fc.constantFrom(..."abzABZ019@$!%*#?&^_+-='` .,;/éÑ漢’", '\u0301', '😀'),
  maxLength: 34,
})

describe('one rule, three places', () => {
  it.each(rules)(
    '[VALID-06] [VALID-09] [VALID-12] [VALID-15] [VALID-16] %s: client, schema and contract take the same texts',
    (_name, graphRule, webRule, contract) => {
      const agree = (typed: string) => {
        // What the client sends: blanks and marks of their own come with pasting and phones' keyboards.
        const text = asMeant(typed, webRule)
        const said = graphFailure(text, graphRule) === undefined
        const webSaid = webFailure(typed, { ...webRule, label: 'Text', required: true }) === undefined
        expect([typed, webSaid]).toEqual([typed, said])
        expect([text, contract(text)]).toEqual([text, said])
      }
      for (const text of ['', ' ', 'abc', 'abc1', 'ABC123456', "O'Brien Jr.", 'Fresh2027!', 'x'.repeat(30), 'O’Brien'])
        agree(text)
      fc.assert(fc.property(texts, agree), { seed: 7, numRuns: 2_000 })
    },
  )

  it('[VALID-20] [OPEN-37] client and gateway draw the same line at 18', () => {
    const days = fc.integer({ min: 0, max: 20_000 }).map(day => new Date(day * 86_400_000).toISOString().slice(0, 10))
    const same = (born: string, today: string) => webIsAdult(born, today) === gatewayIsAdult(born, today)
    fc.assert(fc.property(days, days, same), { seed: 7, numRuns: 2_000 })
    expect(['2008-02-28', '2008-02-29', '2008-03-01'].map(born => webIsAdult(born, '2026-02-28'))).toEqual(
      ['2008-02-28', '2008-02-29', '2008-03-01'].map(born => gatewayIsAdult(born, '2026-02-28')),
    )
  })

  it('a link is one to the schema exactly when it is one to the contract', () => {
    const tokens = fc.string({ unit: fc.constantFrom(...'abcXYZ019-_=+.'), minLength: 41, maxLength: 45 })
    fc.assert(
      fc.property(tokens, token => isLinkToken(token) === validateRecoveryToken({ token })),
      { seed: 7 },
    )
  })
})
