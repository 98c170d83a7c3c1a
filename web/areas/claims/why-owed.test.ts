import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { baseWords } from '../../testing/words.ts'
import { decimal } from '../../ui/format/money.ts'
import { whyOwed, whyOwedBesides } from './why-owed.ts'

const text = baseWords('claim')
const nothing = {
  ...{ owed: '0.00', deductible: '0.00', copay: '0.00' },
  ...{ coinsurance: '0.00', notCovered: '0.00' },
}
const why = (changes: Partial<typeof nothing>) => whyOwed({ ...nothing, ...changes }, text)

/** The cents that a member adds up who reads the sentences: what is "less" is taken off. */
function centsIn(sentences: string): number {
  const amounts = [...sentences.matchAll(/(less )?(-)?\$([\d,]+)\.(\d{2})/gi)]
  return amounts.reduce((sum, [, less, minus, dollars = '', cents = '']) => {
    const value = Number(dollars.replaceAll(',', '')) * 100 + Number(cents)
    return less || minus ? sum - value : sum + value
  }, 0)
}

describe('[MEMBER-11] why a member owes what is owed', () => {
  it('is one sentence of the amounts that make it up', () => {
    const deductible = { deductible: '126.01' }
    expect(why({ owed: '126.01', ...deductible })).toBe('$126.01 went to your deductible.')
    expect(why({ owed: '151.01', ...deductible, copay: '25.00' })).toBe(
      '$126.01 went to your deductible and $25.00 is your copay.',
    )
    expect(why({ owed: '1185.20', coinsurance: '1000.20', notCovered: '185.00' })).toBe(
      '$1,000.20 is your coinsurance, your share of the cost and $185.00 is not covered by your plan.',
    )
    expect(why({})).toBe('You owe nothing for this service.')
  })

  it('tells what the parts do not explain', () => {
    expect(why({ owed: '10.00' })).toBe('$10.00 is for other costs.')
    expect(why({ owed: '20.00', copay: '25.00' })).toBe("$25.00 is your copay, less $5.00 that you don't have to pay.")
    const owing = { ...nothing, owed: '617.25' }
    expect(whyOwedBesides({ amountOwed: '12.00', lines: [owing] }, text)).toBe(
      "Less $605.25 for the claim as a whole, which you don't have to pay.",
    )
    expect(whyOwedBesides({ amountOwed: '617.25', lines: [owing] }, text)).toBeUndefined()
  })

  it('adds up to the amount owed, to the cent, whatever a gateway sends', () => {
    const amount = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 10 ** 8 })).map(decimal)
    const anyLine = fc.record({
      owed: amount,
      deductible: amount,
      copay: amount,
      coinsurance: amount,
      notCovered: amount,
    })
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 6 }), fc.integer({ min: 0, max: 10 ** 9 }), (lines, total) => {
        const claim = { amountOwed: decimal(total), lines }
        const sentences = [...lines.map(each => whyOwed(each, text)), whyOwedBesides(claim, text) ?? '']
        return centsIn(sentences.join('\n')) === total
      }),
      { numRuns: 2_000 },
    )
  })
})
