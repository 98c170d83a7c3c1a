import type { Mistake } from '../../overlay/mistake.ts'
import { hintAt } from '../../overlay/nearest.ts'
import { pagesOf, routesOf } from '../../resolve/screen-surfaces.ts'
import { schemaOf, walkAnnotated } from '../../schema/manifest-schema.ts'
import { surfaceTitles } from '../../schema/surfaces.ts'
import { placeholdersOf } from '../../text/placeholders.ts'
import { screenText } from '../../text/screen-text.ts'
import { formatChecks } from '../formats/format-checks.ts'
import type { Rule } from './rule.ts'

/** Every text follows its format, is not empty, and uses only placeholders that are filled in where it is shown. */
export const texts: Rule = ({ manifest, report }) => {
  for (const [surface, title] of surfaceTitles)
    walkAnnotated(manifest[surface], schemaOf(title), (value, schema, path, optional) => {
      if (typeof value !== 'string') return
      if (value.trim() === '' && !schema['x-may-be-empty'])
        return report(surface, path, {
          found: 'an empty text',
          expected: 'words',
          ...(optional ? { hint: 'leaving the field out', mend: { do: 'leave-out' } } : { hint: 'words' }),
        })
      for (const mistake of formatChecks[schema.format ?? '']?.(value, manifest) ?? []) report(surface, path, mistake)
      if (surface === 'text' || schema['x-words']) return
      const known = schema['x-placeholders'] ?? []
      for (const name of inBraces(value).filter(placeholder => !known.includes(placeholder)))
        report(surface, path, wrongPlaceholder(value, name, known))
    })
}

/** Screens use the keys that base has: a brand's words under any other key would never show. */
export const knownTexts: Rule = ({ manifest: { text }, baseText, report }) => {
  const sections = Object.keys(baseText)
  if (sections.length === 0) return
  const unknown = (path: string[], name: string, known: readonly string[], what: string) => {
    if (!known.includes(name)) report('text', path, unknownKey(name, known, `${what} of base`), 'key')
  }
  for (const [section, words] of Object.entries(text)) {
    const known = baseText[section]
    if (!known) unknown([section], section, sections, 'section')
    else for (const key of Object.keys(words)) unknown([section, key], key, Object.keys(known), 'text')
  }
}

/** A brand has words for every key that base has: screens show each of them, and their types say that none is missing. */
export const allTexts: Rule = ({ manifest: { text }, baseText, report }) => {
  for (const [section, words] of Object.entries(baseText)) {
    const own = text[section]
    const missing = own ? Object.keys(words).filter(key => own[key] === undefined) : [section]
    for (const name of missing)
      report('text', own ? [section] : [], {
        found: `no ${own ? `text "${name}"` : `section "${name}"`}`,
        expected: own ? 'words for every text of base' : 'every section of base',
        hint: `words in place of null, or leaving "${name}" out of the brand's text.json`,
      })
  }
}

/** A brand's words may use the placeholders of base's text with the same key: only those are filled in. */
export const textPlaceholders: Rule = ({ manifest: { text }, baseText, report }) => {
  for (const [section, words] of Object.entries(text))
    for (const [key, value] of Object.entries(words)) {
      const original = baseText[section]?.[key]
      if (original === undefined || original === value) continue
      const known = placeholdersOf(original)
      for (const name of inBraces(value).filter(placeholder => !known.includes(placeholder)))
        report('text', [section, key], wrongPlaceholder(value, name, known))
    }
}

/**
 * A page's words say otherwise what the screens that show the page say: keys are those of their sections in text.json, and
 * only what is filled in there may stand in braces (MEMBER-20).
 */
export const screenWords: Rule = ({ manifest, report }) => {
  const { pages, text } = manifest
  const routes = routesOf(manifest)
  for (const [index, page] of pages.pages.entries()) {
    const screens = routes.filter(route => pagesOf(route).includes(page.id)).map(({ screen }) => screen)
    if (screens.length === 0) continue
    const said = Object.fromEntries(screens.flatMap(screen => Object.entries(screenText(text, screen))))
    walkAnnotated(page, schemaOf('Page'), (value, schema, path) => {
      const key = String(path.at(-1))
      if (!schema['x-words'] || typeof value !== 'string') return
      const place = ['pages', index, ...path]
      const original = said[key]
      if (original === undefined)
        return report('pages', place, unknownKey(key, Object.keys(said), `text of ${screens.join(' or ')}`), 'key')
      const known = placeholdersOf(original)
      for (const name of inBraces(value).filter(placeholder => !known.includes(placeholder)))
        report('pages', place, wrongPlaceholder(value, name, known))
    })
  }
}

/** A name that nothing has. */
const unknownKey = (name: string, known: readonly string[], what: string): Mistake => ({
  found: `"${name}", which is no ${what}`,
  expected: `a ${what}`,
  hint: 'leaving it out',
  mend: { do: 'leave-out', guess: true },
  ...hintAt(name, known),
})

/** Whatever stands in braces, each once: placeholders such as "{date}", and what was meant as one, such as "{Date}". */
const inBraces = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(/\{([^{}]*)\}/g), match => match[1] ?? '')),
]

/** The mistake of using a placeholder that is not filled in there. */
function wrongPlaceholder(text: string, name: string, known: readonly string[]): Mistake {
  const around = (right: string) => text.replaceAll(`{${name}}`, `{${right}}`)
  return {
    found: `the placeholder {${name}}`,
    expected: known.length === 0 ? 'no placeholder here' : known.map(each => `{${each}}`).join(' or '),
    hint: 'words instead of it',
    ...hintAt(name, known, around),
  }
}
