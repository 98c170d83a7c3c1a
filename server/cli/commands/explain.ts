import { explainPart } from '../../../engine/explain/explain-part.ts'
import type { Command } from '../frame/command.ts'
import { asOption, memberAs } from '../subject/member-as.ts'
import { readDay } from '../subject/read-day.ts'
import { findPart, readSubject } from '../subject/subject.ts'
import { explanationText } from './explanation-text.ts'

/** `portal explain`: why a member sees an item or does not, and what would turn it round. */
export const explain: Command = {
  summary: 'Says why a member sees an item or does not, and what would turn it round',
  details:
    'Without a sign-in the member is an ordinary subscriber; "fact=value" changes one, and what goes along with it follows.',
  words: [
    { name: 'BRAND', description: 'id of the brand, as its folder is named' },
    { name: 'ITEM', description: 'id or key of an item, or the path of a route' },
  ],
  options: { as: asOption, at: { value: 'DATE', description: 'the day, yyyy-mm-dd; today when left out' } },
  examples: [
    'explain senior menus/claims --as termed',
    'explain first menus/benefits-medical --as active --as medical=future',
    'explain regional /eobs --as relationship=dependent --at 2026-12-24',
  ],
  run: async ({ words, options, world }) => {
    const subject = await readSubject(words.BRAND?.[0] ?? '', world)
    const { brand, space, scope, parts, placeOf } = subject
    const part = findPart(words.ITEM?.[0] ?? '', parts)
    const today = readDay(options.at?.[0], brand.manifest.brand.timeZone, world)
    const member = await memberAs(options.as ?? [], today, subject, world)
    const explanation = explainPart(part, parts, space, { scope, member, placeOf })
    return {
      code: 0,
      data: { member, ...explanation },
      text: explanationText(explanation, part, member, space.registry),
    }
  },
}
