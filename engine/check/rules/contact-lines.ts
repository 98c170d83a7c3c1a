import type { Manifest } from '../../../schema/generated/manifests.ts'
import type { Mistake } from '../../overlay/mistake.ts'
import { instead } from '../../overlay/nearest.ts'
import type { Rule } from './rule.ts'

type Line = Manifest['contact']['sections'][number]['lines'][number]

/** The fewest digits that can be called: 711, 911. */
const leastDigits = 3

const callable = (value: string): Mistake | undefined =>
  value.replaceAll(/\D/g, '').length >= leastDigits
    ? undefined
    : {
        found: `"${value}", which nobody can call`,
        expected: 'a phone number, such as "503-555-0100"',
        hint: 'its digits',
      }

function mailable(value: string): Mistake | undefined {
  const isAddress = (text: string) => /^[^@\s:]+@[^@\s]+\.[^@\s.]+$/.test(text)
  if (isAddress(value)) return undefined
  const bare = value.trim().replace(/^mailto:/i, '')
  return {
    found: `"${value}", which no mail reaches`,
    expected: 'an address, such as "help@example.org"',
    ...(isAddress(bare) ? instead(bare) : { hint: 'a name, @ and a host' }),
  }
}

const mistakeOf: { readonly [Kind in Line['kind']]?: (value: string) => Mistake | undefined } = {
  phone: callable,
  tty: callable,
  email: mailable,
}

/** What members tap to call or to write leads somewhere: a line of contact.json is the link that its kind says. */
export const contactLines: Rule = ({ manifest, report }) => {
  for (const [section, { lines }] of manifest.contact.sections.entries())
    for (const [index, line] of lines.entries()) {
      const path = ['sections', section, 'lines', index]
      const forms = [
        { own: line, at: path },
        ...(line.variants ?? []).map((own, place) => ({ own, at: [...path, 'variants', place] })),
      ]
      for (const { own, at } of forms) {
        const { kind = line.kind, value = line.value } = own
        // A placeholder that is not filled in is told as such.
        const mistake = value.includes('{') ? undefined : mistakeOf[kind]?.(value)
        if (mistake) report('contact', [...at, own.value === undefined ? 'kind' : 'value'], mistake)
      }
    }
}
