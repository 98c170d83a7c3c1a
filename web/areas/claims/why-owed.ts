import type { ScreenText } from '../../../engine/text/screen-text.ts'
import type { ClaimWhyPartsFragment } from '../../generated/claim-screen.ts'
import { cents, decimal, money } from '../../ui/format/money.ts'
import { inEachLanguage } from '../../ui/format/spoken.ts'
import { type Say, sayFrom } from '../../ui/words/say-from.ts'

/** The amounts of a line from which it is told why the member owes what is owed. */
type OwedAmounts = Pick<
  ClaimWhyPartsFragment['lines'][number],
  'owed' | 'deductible' | 'copay' | 'coinsurance' | 'notCovered'
>

const parts = [
  ['whyDeductible', 'deductible'],
  ['whyCopay', 'copay'],
  ['whyCoinsurance', 'coinsurance'],
  ['whyNotCovered', 'notCovered'],
] as const satisfies readonly (readonly [string, keyof OwedAmounts])[]

const and = inEachLanguage(language => new Intl.ListFormat(language, { type: 'conjunction' }))

/**
 * Why the member owes what is owed for a line, as one sentence. Its amounts add up to the amount owed, whatever a gateway
 * sends: what the parts do not explain is told as other costs, or as taken off (MEMBER-11).
 */
export function whyOwed(line: OwedAmounts, text: ScreenText<'claim'>): string {
  const say = sayFrom(text)
  const told = parts.map(([word, name]) => ({ word, value: cents(line[name]) ?? 0 })).filter(({ value }) => value !== 0)
  const rest = (cents(line.owed) ?? 0) - sumOf(told.map(({ value }) => value))
  if (told.length === 0 && rest === 0) return say('whyNothing')
  const isOff = rest < 0 && told.length > 0
  const phrases = [
    ...told.map(({ word, value }) => say(word, { amount: dollars(value) })),
    ...(rest === 0 || isOff ? [] : [say('whyOther', { amount: dollars(rest) })]),
  ]
  return say('whySentence', {
    reasons: and().format(phrases),
    off: isOff ? say('whyOff', { amount: dollars(-rest) }) : '',
  })
}

/** What is owed for a claim besides its lines, as a sentence; undefined when the lines tell it all (MEMBER-11). */
export function whyOwedBesides({ amountOwed, lines }: Owed, text: ScreenText<'claim'>): string | undefined {
  const say: Say<ScreenText<'claim'>> = sayFrom(text)
  const ofLines = sumOf(lines.map(line => cents(line.owed) ?? 0))
  const rest = (cents(amountOwed ?? '') ?? ofLines) - ofLines
  if (rest === 0) return undefined
  return say(rest > 0 ? 'whyClaimMore' : 'whyClaimLess', { amount: dollars(Math.abs(rest)) })
}

interface Owed {
  amountOwed: string | null
  lines: readonly OwedAmounts[]
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
const dollars = (amount: number) => money(decimal(amount))
