import type { Message } from '../../../schema/message.ts'

/** Words as the server says them: with {placeholders}, or compiled where they have plurals. */
export type Said = string | Message

const rules = new Map<string, Intl.PluralRules>()

function pluralOf(count: number, language: string): string {
  const known = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, known)
  return known.select(count)
}

/** A case by its name, and never by one that all objects have. */
const own = (cases: { [value: string]: Message }, name: string) =>
  Object.hasOwn(cases, name) ? cases[name] : undefined

/** Words and the names of what fills them, in turn, with the plural that their numbers ask for. */
export function piecesOf(words: Said, values: Readonly<Record<string, unknown>>): string[] {
  if (typeof words === 'string') return words.split(/\{(\w+)\}/)
  const pieces = ['']
  const add = (text: string) => {
    pieces[pieces.length - 1] += text
  }
  const visit = (message: Message, count: number) => {
    for (const piece of message) {
      if (typeof piece === 'string') add(piece)
      else if (piece.name === '#') add(new Intl.NumberFormat(piece.language).format(count))
      else if (piece.cases) {
        const { name, cases, language } = piece
        const value = Object.hasOwn(values, name) ? values[name] : undefined
        const number = Number(value)
        const wanted = language === undefined ? String(value) : pluralOf(number, language)
        visit(
          own(cases, `=${String(value)}`) ?? own(cases, wanted) ?? cases.other ?? [],
          language === undefined ? count : number,
        )
      } else pieces.push(piece.name, '')
    }
  }
  visit(words, 0)
  return pieces
}
