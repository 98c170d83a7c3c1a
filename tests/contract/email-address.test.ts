import fc from 'fast-check'
import { expect, it } from 'vitest'
import { gatewayFormats } from '../../schema/generate/gateway-validators.ts'
import { emailAddress } from '../../web/forms/patterns.ts'

const pieces = fc.array(fc.constantFrom('a', 'b7', '.', '..', '-', '@', "o'x", '+', ' ', 'é', 'x'.repeat(63)), {
  maxLength: 9,
})

it('a form takes exactly the e-mail addresses that the contract takes', () => {
  const inForm = (text: string) => (emailAddress.patterns ?? []).every(pattern => pattern.test(text))
  const addresses = fc.oneof(
    fc.emailAddress(),
    pieces.map(parts => parts.join('')),
    fc.tuple(pieces, pieces).map(([left, right]) => `${left.join('')}@${right.join('')}.example`),
  )
  fc.assert(
    fc.property(addresses, text => {
      expect([text, inForm(text)]).toEqual([text, gatewayFormats.email?.test(text)])
    }),
    { seed: 7, numRuns: 3000 },
  )
})
