import type { Surface } from '../../schema/generated/manifests.ts'
import { compileMessage, isMessage, type Message, messageMistake } from '../../schema/message.ts'
import type { Path } from '../json.ts'
import type { Find } from './found.ts'

/** The highest grade of school at which every member should be able to read what the portal says (MEMBER-52). */
const highestGrade = 8

/** Surfaces whose words members read. What staff read, and the legal lines of the footer, are not among them. */
const surfaces = ['text', 'home', 'tools', 'programs', 'alerts', 'contact', 'errors', 'pages'] as const
const ofStaff: ReadonlySet<string> = new Set(['text login-as'])

/** Words that the portal's specification gives to the letter. */
const given: ReadonlySet<string> = new Set([
  'Occasionally email me breaking news and important product information.',
  'Please confirm you have read our digital communications policy.',
  'Temporarily unable to access resource. Please try again later.',
  "Sorry, but we aren't able to authenticate you.",
  'Username and/or password unrecognized. Please try again.',
])

/** Names of things that a member has on paper too: each counts as one short word. */
const terms = /explanations? of benefits|primary care providers?|digital communications policy|prior authorization/gi

/** Words that read harder than grade 8 by the formula of Flesch and Kincaid. Short ones say too little to be measured. */
export const hardWords: Find = ({ ground: { manifest } }) =>
  surfaces.flatMap(surface =>
    wordsIn(manifest[surface], surface, []).flatMap(({ path, words }) => {
      const grade = given.has(words) ? 0 : Math.max(...sayings(words).map(readingGrade))
      if (grade <= highestGrade) return []
      const says = `"${words}" reads at school grade ${grade.toFixed(1)}.`
      return [{ surface, path, says, todo: 'Say it in shorter sentences and shorter words.' }]
    }),
  )

/** The texts below a value, each with its place: what has a space and is no address. */
function wordsIn(value: unknown, surface: Surface, path: Path): { path: Path; words: string }[] {
  if (ofStaff.has(`${surface} ${path.join()}`)) return []
  if (typeof value === 'string') return value.includes(' ') ? [{ path, words: value }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    wordsIn(part, surface, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

/** What a text says: itself, or each saying of a message with plurals or choices. */
function sayings(text: string): string[] {
  if (!isMessage(text) || messageMistake(text) !== undefined) return [text]
  return sayingsOf(compileMessage(text, 'en'))
}

const sayingsOf = (message: Message): string[] =>
  message.reduce<string[]>(
    (begun, piece) => {
      const said =
        typeof piece === 'string' ? [piece] : piece.cases ? Object.values(piece.cases).flatMap(sayingsOf) : ['1']
      return begun.flatMap(beginning => said.map(end => beginning + end))
    },
    [''],
  )

/** The shortest text that is measured, in words. */
const shortest = 8

/** The Flesch-Kincaid grade of a text; what fills a placeholder counts as one short word, and Markdown as its words. */
function readingGrade(text: string): number {
  const plain = text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\{\w+\}/g, 'name')
    .replace(terms, 'name')
  const words = plain.match(/\p{L}[\p{L}'-]*/gu) ?? []
  if (words.length < shortest) return 0
  const sentences = plain.split(/[.!?:](?=\s|$)|\n+/).filter(part => /\p{L}/u.test(part)).length
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  return (0.39 * words.length) / sentences + (11.8 * syllables) / words.length - 15.59
}

/** Syllables of an English word: its groups of vowels, without a silent ending. */
function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '')
  if (letters.length <= 3) return 1
  const spoken = letters.replace(/(?:[^laeiouy]es|[^dt]ed|[^laeiouy]e)$/, end => end.slice(0, 1)).replace(/^y/, '')
  return Math.max(1, (spoken.match(/[aeiouy]{1,2}/g) ?? []).length)
}
