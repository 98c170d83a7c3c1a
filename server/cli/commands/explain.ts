import { Command } from '@commander-js/extra-typings'
import { explainPart } from '../../../engine/explain/explain-part.ts'
import { afterOptions, collect, type PortalCommand } from '../frame/portal-command.ts'
import { asHelp, memberAs } from '../subject/member-as.ts'
import { dayHelp, readDay } from '../subject/read-day.ts'
import { askedOf, brandHelp, findPart, itemHelp, languageHelp, readSubject } from '../subject/subject.ts'
import { explanationText } from './explanation-text.ts'

/** `portal explain`: why a member sees an item or does not, and what would change that. */
export const explain: PortalCommand = answering =>
  new Command('explain')
    .summary('Says why a member sees an item or does not, and what would turn it round')
    .description(
      `Says why a member sees an item or does not, and what would turn it round. Without a sign-in the member is an ordinary subscriber; "fact=value" changes one fact, and whatever depends on it.`,
    )
    .argument('<BRAND>', brandHelp)
    .argument('[ITEM]', itemHelp)
    .option('--as <WHO>', asHelp, collect)
    .option('--at <DATE>', dayHelp)
    .option('--language <TAG>', languageHelp)
    .addHelpText(
      'after',
      afterOptions({
        examples: [
          'explain senior menus/claims --as termed',
          'explain first menus/benefits-medical --as active --as medical=future',
          'explain regional /eobs --as relationship=dependent --at 2026-12-24',
          'explain first/home/programs',
        ],
      }),
    )
    .action((first, second, { as = [], at, language }) =>
      answering(async world => {
        const asked = askedOf(first, second)
        const subject = await readSubject(asked.brand, world, language)
        const { brand, space, scope, parts, placeOf } = subject
        const part = findPart(asked.item, subject)
        const today = readDay(at, brand.manifest.brand.timeZone, world)
        const member = await memberAs(as, today, subject, world)
        const explanation = explainPart(part, parts, space, { scope, member, placeOf })
        return {
          code: 0,
          data: { member, ...explanation },
          text: explanationText(explanation, part, member, space.registry),
        }
      }),
    )
