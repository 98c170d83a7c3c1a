import { conditionInWords, type Wording } from '../../../engine/words/condition-in-words.ts'
import { partInWords } from '../../../engine/words/part-in-words.ts'
import type { Condition } from '../../../schema/generated/manifests.ts'
import type { Command } from '../frame/command.ts'
import { WrongUse } from '../frame/wrong-use.ts'
import { findPart, readSubject } from '../subject/subject.ts'

/** `portal sentence`: to whom an item shows, in English. */
export const sentence: Command = {
  summary: 'Says in English to whom an item shows, or for whom a condition is true',
  words: [
    { name: 'BRAND', description: 'id of the brand, as its folder is named' },
    { name: 'ITEM', description: 'id or key of an item, or the path of a route', optional: true },
  ],
  options: {
    condition: { value: 'JSON', description: 'a condition instead of an item' },
    inline: { description: 'say what named conditions consist of, instead of their descriptions' },
  },
  examples: ['sentence first menus/claims', `sentence first --inline --condition '{ "use": "primary-care" }'`],
  run: async ({ words, options, world }) => {
    const { parts, scope, space } = await readSubject(words.BRAND?.[0] ?? '', world)
    const wording = { registry: space.registry, scope, inline: options.inline !== undefined }
    const [item] = words.ITEM ?? []
    const [given] = options.condition ?? []
    if ((item === undefined) === (given === undefined))
      throw new WrongUse('"sentence" needs either ITEM or --condition JSON.')
    if (given !== undefined) {
      const text = ofCondition(given, wording)
      return { code: 0, data: { sentence: text }, text: () => text }
    }
    const sentences = partInWords(findPart(item ?? '', parts), parts, wording)
    const text = (paint: (style: 'dim', text: string) => string) =>
      sentences.map(each => `${paint('dim', each.key)}\n  ${each.text}`).join('\n')
    return { code: 0, data: { sentences }, text }
  },
}

function ofCondition(json: string, wording: Wording): string {
  try {
    const condition: unknown = JSON.parse(json)
    return `True for ${conditionInWords(condition as Condition, wording)}.`
  } catch (error) {
    throw new WrongUse(`--condition is wrong: ${error instanceof Error ? error.message : error}.`)
  }
}
