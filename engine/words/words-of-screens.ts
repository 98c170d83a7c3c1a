import type { Surface } from '../../schema/generated/manifests.ts'
import { isJsonObject, type Json, type JsonObject, type Path } from '../json.ts'
import { surfacesWithWords } from '../languages/language-files.ts'
import { type Word, wordsOf } from '../languages/words-of.ts'

/** One text that members read, and the merged surface that it stands in. */
export interface ScreenWord extends Word {
  surface: Surface
}

/** The words of a screen, in the order in which they are written. */
export interface ScreenWords {
  /** Path of the screen, or what else its words belong to. */
  screen: string
  words: readonly ScreenWord[]
}

/** Surfaces that all screens share, and those of one kind of screen. */
const everywhere = ['menus', 'alerts', 'footer'] as const
const ofKind: { readonly [kind: string]: readonly Surface[] } = {
  home: ['home', 'tools', 'programs'],
  'contact-us': ['contact'],
  error: ['errors'],
}

/** The objects of a list, each in its place: what is otherwise, as in a draft, is as if it were empty. */
const entriesOf = (list: Json | undefined): JsonObject[] =>
  Array.isArray(list) ? list.map(entry => (isJsonObject(entry) ? entry : {})) : []

/**
 * What members read on every screen, then each screen's own in the order of the routes, then what several screens share and what
 * stands elsewhere, such as the words of logos (MEMBER-52, STUDIO-14). Each text is there once.
 * @param surfaceOf a merged surface of a brand
 */
export function wordsOfScreens(surfaceOf: (surface: Surface) => JsonObject): ScreenWords[] {
  const listed = new Set<Word>()
  const all = new Map(surfacesWithWords.map(surface => [surface, wordsOf(surface, surfaceOf(surface))]))
  const once = (surface: Surface, path: Path): ScreenWord[] => {
    const found = (all.get(surface) ?? []).filter(
      word => word.text !== '' && !listed.has(word) && path.every((key, index) => word.path[index] === key),
    )
    for (const word of found) listed.add(word)
    return found.map(word => ({ ...word, surface }))
  }
  const section = (name: string) => once('text', [name])
  const pages = entriesOf(surfaceOf('pages').pages)
  const page = (id: Json | undefined) => once('pages', ['pages', pages.findIndex(candidate => candidate.id === id)])
  const whole = (surface: Surface) => once(surface, [])

  const shared = ['common', 'shell'].flatMap(section)
  const screens = entriesOf(surfaceOf('routes').routes).map(({ path, page: id, screen: kind }, index) => ({
    screen: String(path),
    words: [
      ...once('routes', ['routes', index]),
      ...(id === undefined ? [] : page(id)),
      ...section(String(kind)),
      ...(ofKind[String(kind)] ?? []).flatMap(whole),
    ],
  }))
  return [
    { screen: 'on every screen', words: [...shared, ...everywhere.flatMap(whole)] },
    ...screens,
    { screen: 'on several screens', words: whole('text') },
    { screen: 'elsewhere', words: surfacesWithWords.flatMap(whole) },
  ]
}
