import { afterEach, expect, it } from 'vitest'
import { baseWords } from '../../testing/words.ts'
import { speak } from '../../ui/format/spoken.ts'
import { copayCost } from './card-words.ts'

afterEach(() => speak('en-US'))

it.each(['en-US', 'es-US', 'fr-FR'])(
  '[MEMBER-16] what costs nothing is told in words in %s, however it writes amounts',
  language => {
    speak(language)
    const said = (cost: string) => (/^(\$0(\.00)?|0%)$/.test(cost) ? 'free' : cost)
    const copay = (amount: string | null, percent: number | null) =>
      copayCost({ label: 'Visit', amount, percent, note: 'after the deductible' }, baseWords('id-card'), said)
    expect([copay('0.00', null), copay(null, 0)]).toEqual(['free', 'free'])
    expect(copay('25.00', null)).toMatch(/25.*after the deductible/)
    expect(copay(null, 20)).toMatch(/20.*after the deductible/)
  },
)
