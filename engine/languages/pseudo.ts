import type { Manifest, Surface } from '../../schema/generated/manifests.ts'
import { compileMessage, isMessage, type Message } from '../../schema/message.ts'
import { isJsonObject, type Json, type JsonObject, valueAt } from '../json.ts'
import { surfacesWithWords } from './language-files.ts'
import { saysWords, wordsOf } from './words-of.ts'

/** The tag of the pseudo-language: one of those that ISO 639 keeps for private use. */
export const pseudoTag = 'qps'

/** The files of a brand's words in the pseudo-language, all of them its own (LOCALE-10). */
export function pseudoFiles(manifest: Manifest): Map<Surface, JsonObject> {
  const files = new Map<Surface, JsonObject>()
  for (const surface of surfacesWithWords) {
    const file: JsonObject = {}
    for (const { at, text, path } of wordsOf(surface, manifest[surface])) {
      const list = valueAt(manifest[surface], path.slice(0, -1))
      if (at && saysWords(text)) put(file, at, pseudo(text), Array.isArray(list) ? list.length : 0)
    }
    if (Object.keys(file).length > 0) files.set(surface, file)
  }
  return files
}

/** Puts words in their place. An entry of a list that says nothing follows the English. */
function put(file: JsonObject, at: readonly (string | number)[], words: string, length: number): void {
  let owner: Json = file
  for (const [index, key] of at.slice(0, -1).entries()) {
    if (!isJsonObject(owner)) return
    const isList = typeof at[index + 1] === 'number'
    owner[key] ??= isList ? Array<Json>(length).fill(true) : {}
    owner = owner[key]
  }
  if (typeof owner === 'object' && owner !== null) Reflect.set(owner, at.at(-1) ?? '', words)
}

/**
 * English with accents, two fifths longer and in brackets, line by line: a word outside of brackets stands outside of the
 * manifests, and one without its closing bracket was cut. Placeholders, plurals, Markdown and addresses stay.
 */
export const pseudo = (text: string): string =>
  isMessage(text)
    ? `${open}${ofMessage(compileMessage(text, 'en'))}${close}`
    : text
        .split('\n')
        .map(line =>
          line.replace(/^(\s*(?:[-*] )?)(.*\p{L}.*)$/u, (_, start: string, words: string) => start + bracketed(words)),
        )
        .join('\n')

const [open, close] = ['⟦', '⟧']

const bracketed = (words: string): string => `${open}${longer(words)}${close}`

const ofMessage = (message: Message): string =>
  message
    .map(piece => {
      if (typeof piece === 'string') return longer(piece)
      const { name, cases, language } = piece
      if (!cases) return name === '#' ? name : `{${name}}`
      const said = Object.entries(cases).map(([value, inside]) => `${value} {${ofMessage(inside)}}`)
      return `{${name}, ${language === undefined ? 'select' : 'plural'}, ${said.join(' ')}}`
    })
    .join('')

/** What stays as it is: placeholders and the addresses of links. */
const kept = /\{[^{}]*\}|\]\([^)]*\)/g

function longer(words: string): string {
  const letters = words.replaceAll(kept, '').match(/\p{L}/gu)?.length ?? 0
  if (letters === 0) return words
  let accented = ''
  let from = 0
  for (const match of words.matchAll(kept)) {
    accented += withAccents(words.slice(from, match.index)) + match[0]
    from = match.index + match[0].length
  }
  const [, body = '', end = ''] = /^(.*?)(\s*)$/s.exec(accented + withAccents(words.slice(from))) ?? []
  return body + padding(Math.ceil(letters * share)) + end
}

const share = 0.4

/** Words that make a text longer, and wrap as words do. */
const padding = (letters: number): string => {
  let added = ''
  for (let index = 0; added.length < letters; index += 1) added += ` ${fillers[index % fillers.length]}`
  return added
}
const fillers = ['öñé', 'ţŵö', 'ţĥŕéé', 'ƒöûŕ', 'ƒîṽé'] as const

const letters =
  'AÅBƁCÇDÐEÉFƑGĜHĤIÎJĴKĶLĻMṀNÑOÖPÞQǪRŔSŠTŢUÛVṼWŴXẊYÝZŽaåbƀcçdðeéfƒgĝhĥiîjĵkķlļmɱnñoöpþqǫrŕsštţuûvṽwŵxẋyýzž'
const accents: ReadonlyMap<string, string> = new Map(
  letters.match(/../gu)?.map(pair => [pair.slice(0, 1), pair.slice(1)]),
)
const withAccents = (words: string): string => words.replaceAll(/[A-Za-z]/g, letter => accents.get(letter) ?? letter)
