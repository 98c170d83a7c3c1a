import { brandWideNames, phoneName } from '../../../schema/brand-wide.ts'
import type { Manifest, Surface } from '../../../schema/generated/manifests.ts'
import { isMessage, messageMistake } from '../../../schema/message.ts'
import type { Path } from '../../json.ts'
import type { Mistake } from '../../overlay/mistake.ts'
import { hintAt } from '../../overlay/nearest.ts'
import { remembered } from '../../remembered.ts'
import { pagesOf, routesOf } from '../../resolve/screen-surfaces.ts'
import { annotatedTexts } from '../../schema/manifest-schema.ts'
import { surfaceTitles } from '../../schema/surfaces.ts'
import { brandWideValues, inBraces } from '../../text/brand-wide.ts'
import { placeholdersOf } from '../../text/placeholders.ts'
import { screenText } from '../../text/screen-text.ts'
import { takesBrandWide } from '../fill-brand-wide.ts'
import { formatChecks, mistakesAlone, type OpenText, type WrongText } from '../formats/format-checks.ts'
import type { AskedWords, Rule } from './rule.ts'

/** Every text follows its format, is not empty, and uses only placeholders that are filled in where it is shown. */
export const texts: Rule = ({ manifest, report }) => {
  const ofBrand = brandWideOf(manifest)
  for (const [surface, title] of surfaceTitles) {
    const brandWide = takesBrandWide(surface) ? ofBrand : noNames
    const { wrong, open } = judgedTexts(manifest[surface], title, surface, brandWide)
    const misnamed = [...open].flatMap(([format, those]) => formatChecks[format]?.(those, manifest) ?? [])
    for (const { path, mistake } of [...wrong, ...misnamed]) report(surface, path, mistake)
  }
}

interface JudgedTexts {
  wrong: readonly WrongText[]
  /** Texts by the format of which other surfaces say whether they follow it. */
  open: ReadonlyMap<string, readonly OpenText[]>
}

/** The texts of a surface that are not surely right: an edit of another file leaves them as they are. */
const judgedTexts = remembered(
  (root: object, title: string, surface: Surface, brandWide: BrandWideNames): JudgedTexts => {
    const wrong: WrongText[] = []
    const open: (OpenText & { format: string })[] = []
    for (const { text, schema, path, optional } of annotatedTexts(root, title)) {
      const { format = '' } = schema
      const isWords = surface === 'text' || schema['x-words']
      const unfilled = isWords ? [] : placeholderMistakes(text, schema['x-placeholders'] ?? [], brandWide)
      const isEmpty = text.trim() === '' && !schema['x-may-be-empty']
      // What a placeholder should have been filled with decides whether the rest is right.
      const mistakes = isEmpty ? [emptyText(optional)] : unfilled.length > 0 ? unfilled : mistakesAlone(format, text)
      if (mistakes) wrong.push(...mistakes.map(mistake => ({ path, mistake })))
      else open.push({ path, text, format })
    }
    return { wrong, open: Map.groupBy(open, ({ format }) => format) }
  },
)

const emptyText = (optional: boolean): Mistake => ({
  found: 'an empty text',
  expected: 'words',
  ...(optional ? { hint: 'leaving the field out', mend: { do: 'leave-out' } } : { hint: 'words' }),
})

/** Screens ask for certain keys: words under any other key would never show. */
export const knownTexts: Rule = ({ manifest: { text }, asked, baseText, report }) => {
  const sections = Object.keys(asked)
  if (sections.length === 0) return
  const unknown = (path: string[], name: string, known: readonly string[], what: string) => {
    if (!known.includes(name)) report('text', path, unknownKey(name, known, `${what} of base`), 'key')
  }
  for (const [section, words] of Object.entries(text)) {
    const known = asked[section]
    // What base has and nothing asks for yet is a word on its way to a screen.
    if (!known) unknown([section], section, [...sections, ...Object.keys(baseText)], 'section')
    else {
      const keys = [...Object.keys(known), ...Object.keys(baseText[section] ?? {})]
      for (const key of Object.keys(words)) if (!Object.hasOwn(known, key)) unknown([section, key], key, keys, 'text')
    }
  }
}

/** A brand keeps every word that base has and a screen asks for. */
export const allTexts: Rule = ({ manifest: { text }, asked, baseText, report }) => {
  for (const [section, words] of Object.entries(asked)) {
    const own = text[section]
    const inBase = baseText[section]
    if (!inBase) continue
    const missing = own ? Object.keys(words).filter(key => own[key] === undefined && key in inBase) : [section]
    for (const name of missing)
      report('text', own ? [section] : [], {
        found: `no ${own ? `text "${name}"` : `section "${name}"`}`,
        expected: own ? 'words for every text of base' : 'every section of base',
        hint: `words in place of null, or leaving "${name}" out of the brand's text.json`,
      })
  }
}

/** Words may use the placeholders that the screen fills in, and the brand's own. */
export const textPlaceholders: Rule = ({ manifest, asked, baseText, report }) => {
  const wrong = wrongPlaceholders(manifest.text, asked, baseText, brandWideOf(manifest))
  for (const { path, mistake } of wrong) report('text', path, mistake)
}

interface MistakeAt {
  path: Path
  mistake: Mistake
  /** Where it is told, when that is not the value. */
  part?: 'key'
}

const wrongPlaceholders = remembered(
  (text: Manifest['text'], asked: AskedWords, baseText: Manifest['text'], brandWide: BrandWideNames) =>
    Object.entries(text).flatMap(([section, words]) =>
      Object.entries(words).flatMap(([key, value]): MistakeAt[] => {
        if (!/[{}]/.test(value)) return []
        const known = asked[section]?.[key] ?? placeholdersOf(baseText[section]?.[key] ?? '')
        const mistakes = [...messageMistakes(value), ...placeholderMistakes(value, known, brandWide)]
        return mistakes.map(mistake => ({ path: [section, key], mistake }))
      }),
    ),
)

/**
 * A page's words say otherwise what the screens that show the page say: keys are those of their sections in text.json, and
 * only what is filled in there may stand in braces (MEMBER-20).
 */
export const screenWords: Rule = ({ manifest, asked, report }) => {
  const { pages, text, routes, journey } = manifest
  const wrong = wrongScreenWords(pages, text, routes, journey, asked, brandWideOf(manifest))
  for (const { path, mistake, part } of wrong) report('pages', path, mistake, part)
}

const wrongScreenWords = remembered(
  (
    { pages }: Manifest['pages'],
    text: Manifest['text'],
    routes: Manifest['routes'],
    journey: Manifest['journey'],
    asked: AskedWords,
    brandWide: BrandWideNames,
  ): readonly MistakeAt[] => {
    const all = routesOf({ routes, journey })
    return pages.flatMap((page, index) => {
      const saidOtherwise = annotatedTexts(page, 'Page').filter(({ schema }) => schema['x-words'])
      const screens = all.filter(route => pagesOf(route).includes(page.id)).map(({ screen }) => screen)
      if (saidOtherwise.length === 0 || screens.length === 0) return []
      const written = screens.flatMap(screen => Object.entries(screenText(text, screen)))
      const said: { readonly [key: string]: readonly string[] } = {
        ...Object.fromEntries(written.map(([key, words]) => [key, placeholdersOf(words)])),
        ...Object.fromEntries(screens.flatMap(screen => Object.entries(screenText(asked, screen)))),
      }
      return saidOtherwise.flatMap(({ text: words, path }): readonly MistakeAt[] => {
        const key = String(path.at(-1))
        const place = ['pages', index, ...path]
        const known = said[key]
        if (known === undefined) {
          const mistake = unknownKey(key, Object.keys(said), `text of ${screens.join(' or ')}`)
          return [{ path: place, mistake, part: 'key' }]
        }
        const mistakes = [...messageMistakes(words), ...placeholderMistakes(words, known, brandWide)]
        return mistakes.map(mistake => ({ path: place, mistake }))
      })
    })
  },
)

/** What is wrong with words that have plurals or choices (LOCALE-07). */
const messageMistakes = (text: string): Mistake[] => {
  const wrong = isMessage(text) ? messageMistake(text) : undefined
  return wrong === undefined
    ? []
    : [
        {
          found: `a message with a slip: ${wrong}`,
          expected: 'plurals as in {total, plural, one {1 claim} other {{total} claims}}',
          hint: 'closing each brace, and words for "other"',
        },
      ]
}

/** A name that nothing has. */
const unknownKey = (name: string, known: readonly string[], what: string): Mistake => ({
  found: `"${name}", which is no ${what}`,
  expected: `a ${what}`,
  hint: 'leaving it out',
  mend: { do: 'leave-out', guess: true },
  ...hintAt(name, known),
})

/** Words that screens ask for and base does not have: one mistake each, whatever brands say (CHECK-06). */
export function missingTexts(baseText: Manifest['text'], asked: AskedWords): { path: Path; mistake: Mistake }[] {
  return Object.entries(asked).flatMap(([section, words]) => {
    const own = baseText[section]
    const missing = own ? Object.keys(words).filter(key => own[key] === undefined) : [section]
    return missing.map(name => ({
      path: own ? [section] : [],
      mistake: {
        found: `no ${own ? `text "${name}"` : `section "${name}"`}`,
        expected: 'every text that screens ask for',
        hint: own ? `"${name}": "…", the words back` : `"${name}": { … }, the section back`,
      },
    }))
  })
}

type BrandWideNames = readonly string[]
const noNames: BrandWideNames = []

/** Lists of names by what is in them, so that the same names are one list, which what was found for it is kept by. */
const lists = new Map<string, BrandWideNames>()

/** The placeholders that every text of the brand may use. */
function brandWideOf(manifest: Manifest): BrandWideNames {
  const names = [...new Set([...brandWideNames, ...brandWideValues(manifest).keys()])]
  const key = names.join(' ')
  const list = lists.get(key) ?? names
  lists.set(key, list)
  return list
}

/** A brace without the other one: what was meant as a placeholder would show as it is written (CHECK-07). */
function braceAlone(text: string, known: readonly string[]): Mistake[] {
  if (isMessage(text)) return []
  const outside = text.replaceAll(/\{[^{}]*\}/g, filled => ' '.repeat(filled.length))
  const at = outside.search(/[{}]/)
  if (at === -1) return []
  const isOpen = outside.charAt(at) === '{'
  const name = (isOpen ? /^\s*([\w:-]+)/.exec(text.slice(at + 1)) : /([\w:-]+)\s*$/.exec(text.slice(0, at)))?.[1] ?? ''
  const [start, end] = isOpen ? [at, text.indexOf(name, at) + name.length] : [text.lastIndexOf(name, at), at + 1]
  return [
    {
      found: isOpen ? `"{" without "}" behind it, before "${name}"` : `"}" without "{" before it, behind "${name}"`,
      expected: 'both braces around a placeholder, and none in other words',
      hint: 'words without braces',
      ...(known.includes(name) && {
        hint: `{${name}}`,
        mend: { do: 'replace', with: `${text.slice(0, start)}{${name}}${text.slice(end)}` } as const,
      }),
    },
  ]
}

/** The mistake of each placeholder that is not filled in where the text stands, or of its braces (CHECK-07). */
function placeholderMistakes(text: string, own: readonly string[], brandWide: readonly string[]): Mistake[] {
  if (!/[{}]/.test(text)) return []
  const alone = braceAlone(text, [...own, ...brandWide])
  if (alone.length > 0) return alone
  const unknown = inBraces(text).filter(name => !own.includes(name) && !brandWide.includes(name))
  if (unknown.length === 0) return []
  const phones = brandWide.filter(name => name.startsWith(phoneName('')))
  const others = brandWide.filter(name => !phones.includes(name))
  const anyPhone = phones.length > 0 ? [phoneName('SECTION')] : []
  return unknown.map(name => {
    const known = name.startsWith(phoneName('')) ? phones : [...own, ...others, ...anyPhone]
    return {
      found: `the placeholder {${name}}`,
      expected: known.length === 0 ? 'no placeholder here' : known.map(each => `{${each}}`).join(' or '),
      hint: 'words instead of it',
      ...hintAt(name, [...own, ...brandWide], right => text.replaceAll(`{${name}}`, `{${right}}`)),
    }
  })
}
