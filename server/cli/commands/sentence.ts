import { Command } from '@commander-js/extra-typings'
import { conditionInWords, type Wording } from '../../../engine/words/condition-in-words.ts'
import { partInWords } from '../../../engine/words/part-in-words.ts'
import type { Condition } from '../../../schema/generated/manifests.ts'
import { afterOptions, type PortalCommand } from '../frame/portal-command.ts'
import { WrongUse } from '../frame/wrong-use.ts'
import { brandHelp, findPart, itemHelp, readSubject } from '../subject/subject.ts'

/** `portal sentence`: who sees an item, in English. */
export const sentence: PortalCommand = answering =>
  new Command('sentence')
    .description('Says in English to whom an item shows, or for whom a condition is true')
    .argument('<BRAND>', brandHelp)
    .argument('[ITEM]', itemHelp)
    .option('--condition <JSON>', 'a condition instead of an item')
    .option('--inline', 'say what named conditions consist of, instead of their descriptions')
    .addHelpText(
      'after',
      afterOptions({
        examples: ['sentence first menus/claims', `sentence first --inline --condition '{ "use": "primary-care" }'`],
      }),
    )
    .action((brandId, item, { condition, inline = false }) =>
      answering(async world => {
        const subject = await readSubject(brandId, world)
        const { parts, scope, space } = subject
        const wording = { registry: space.registry, scope, inline }
        if ((item === undefined) === (condition === undefined))
          throw new WrongUse('"sentence" needs either ITEM or --condition JSON.')
        if (condition !== undefined) {
          const text = ofCondition(condition, wording)
          return { code: 0, data: { sentence: text }, text: () => text }
        }
        const sentences = partInWords(findPart(item ?? '', subject), parts, wording)
        return {
          code: 0,
          data: { sentences },
          text: paint => sentences.map(({ key, text }) => `${paint('dim', key)}\n  ${text}`).join('\n'),
        }
      }),
    )

function ofCondition(json: string, wording: Wording): string {
  try {
    const condition: unknown = JSON.parse(json)
    return `True for ${conditionInWords(condition as Condition, wording)}.`
  } catch (error) {
    throw new WrongUse(`--condition is wrong: ${error instanceof Error ? error.message : String(error)}.`)
  }
}
