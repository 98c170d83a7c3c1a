import { Command } from '@commander-js/extra-typings'
import { asJsonObject, isJsonObject, type Json, type Path } from '../../../engine/json.ts'
import { isConditionField } from '../../../engine/schema/surfaces.ts'
import type { Manifest, Surface } from '../../../schema/generated/manifests.ts'
import { placeText } from '../frame/paint.ts'
import { afterOptions, type PortalCommand } from '../frame/portal-command.ts'
import { brandHelp, readSubject } from '../subject/subject.ts'

/** One text that members read, and where in a merged surface it stands. */
interface Words {
  surface: Surface
  path: Path
  words: string
}
interface ScreenWords {
  /** Path of the screen, or what else its words belong to. */
  screen: string
  words: readonly Words[]
}

/** `portal words`: every word that members of a brand can read, to be read from end to end (MEMBER-52). */
export const words: PortalCommand = answering =>
  new Command('words')
    .description('Lists all words of a brand that members can read, screen by screen, to be read from end to end')
    .argument('<BRAND>', brandHelp)
    .option('--with <TEXT>', 'only texts with this in them, in capital letters or not')
    .addHelpText('after', afterOptions({ examples: ['words first', 'words senior --with "sign in"'] }))
    .action((brandId, { with: wanted = '' }) =>
      answering(async world => {
        const { brand, placeOf } = await readSubject(brandId, world)
        const screens = wordsOfScreens(brand.manifest)
          .map(({ screen, words: all }) => ({
            screen,
            words: all
              .filter(({ words: text }) => text.toLowerCase().includes(wanted.toLowerCase()))
              .map(({ surface, path, words: text }) => ({ words: text, place: placeText(placeOf(surface, path)) })),
          }))
          .filter(({ words: left }) => left.length > 0)
        return {
          code: 0,
          data: screens,
          text: paint =>
            screens
              .flatMap(({ screen, words: all }) => [
                paint('bold', screen),
                ...all.map(({ words: text, place }) => `  ${text.replaceAll('\n', '\n  ')}  ${paint('dim', place)}`),
                '',
              ])
              .join('\n')
              .trimEnd(),
        }
      }),
    )

/** Surfaces that all screens share, and those of one kind of screen. */
const everywhere = ['menus', 'alerts', 'footer'] as const
const ofKind: { readonly [kind: string]: readonly Surface[] } = {
  home: ['home', 'tools', 'programs'],
  'contact-us': ['contact'],
  error: ['errors'],
}

/** What members read on every screen, then each screen's own in the order of the routes, then what several screens share. */
function wordsOfScreens(manifest: Manifest): ScreenWords[] {
  const listed = new Set<string>()
  const once = (surface: Surface, key: string | number | undefined, value: unknown, path: Path): Words[] => {
    const name = `${surface} ${key ?? ''}`
    if (value === undefined || listed.has(name)) return []
    listed.add(name)
    return wordsIn(value as Json, surface, path)
  }
  const section = (name: string) => once('text', name, asJsonObject(manifest.text)[name], [name])
  const page = (id: string | undefined) => {
    const index = manifest.pages.pages.findIndex(candidate => candidate.id === id)
    return once('pages', id, manifest.pages.pages[index], ['pages', index])
  }
  const all = (surface: Surface) => once(surface, undefined, manifest[surface], [])

  const shared = ['common', 'shell'].flatMap(section)
  const screens = manifest.routes.routes.map((route, index) => ({
    screen: route.path,
    words: [
      ...once('routes', index, route, ['routes', index]),
      ...page('page' in route ? route.page : undefined),
      ...section(route.screen),
      ...(ofKind[route.screen] ?? []).flatMap(all),
    ],
  }))
  return [
    { screen: 'on every screen', words: [...shared, ...everywhere.flatMap(all)] },
    ...screens,
    { screen: 'on several screens', words: Object.keys(manifest.text).flatMap(section) },
  ]
}

/** Fields whose texts are names for code and data, or notes for whoever edits manifests. */
const notWords =
  /^(?:id|\$schema|description|because|target|pageTarget|path|screen|page|icon|art|src|area|block|category|claimType|column|groupLabel|identifier|kind|limitType|only|redirect|to|type|until|from|action|guards?|pageAfterLapse|places|url|use|program|status)$/

/** The texts below a value that members read: all of `text`, elsewhere those of fields that hold words. */
function wordsIn(value: Json, surface: Surface, path: Path): Words[] {
  if (typeof value === 'string') return value === '' ? [] : [{ surface, path, words: value }]
  if (Array.isArray(value)) return value.flatMap((part, index) => wordsIn(part, surface, [...path, index]))
  if (!isJsonObject(value)) return []
  // Error pages name their tips by id.
  const names = (key: string, part: Json) => key === 'tips' && Array.isArray(part) && typeof part[0] === 'string'
  const holds = (key: string, part: Json) =>
    surface === 'text' || !(notWords.test(key) || isConditionField(key) || names(key, part))
  return Object.entries(value).flatMap(([key, part]) =>
    holds(key, part) ? wordsIn(part, surface, [...path, key]) : [],
  )
}
