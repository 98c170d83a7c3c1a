import { Command } from '@commander-js/extra-typings'
import type { Path } from '../../../engine/json.ts'
import { surfacesWithWords } from '../../../engine/languages/language-files.ts'
import { wordsOf } from '../../../engine/languages/words-of.ts'
import type { Manifest, Surface } from '../../../schema/generated/manifests.ts'
import { placeText } from '../frame/paint.ts'
import { afterOptions, type PortalCommand } from '../frame/portal-command.ts'
import { brandHelp, languageHelp, readSubject } from '../subject/subject.ts'

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
    .option('--language <TAG>', languageHelp)
    .addHelpText('after', afterOptions({ examples: ['words first', 'words senior --with "sign in"'] }))
    .action((brandId, { with: wanted = '', language }) =>
      answering(async world => {
        const { brand, placeOf } = await readSubject(brandId, world, language)
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
  const all = new Map(surfacesWithWords.map(surface => [surface, wordsOf(surface, manifest[surface])]))
  const once = (surface: Surface, path: Path): Words[] => {
    const name = `${surface} ${path.join(' ')}`
    if (listed.has(name)) return []
    listed.add(name)
    return (all.get(surface) ?? [])
      .filter(word => word.text !== '' && path.every((key, index) => word.path[index] === key))
      .map(word => ({ surface, path: word.path, words: word.text }))
  }
  const section = (name: string) => once('text', [name])
  const page = (id: string | undefined) => {
    const index = manifest.pages.pages.findIndex(candidate => candidate.id === id)
    return once('pages', ['pages', index])
  }
  const whole = (surface: Surface) => once(surface, [])

  const shared = ['common', 'shell'].flatMap(section)
  const screens = manifest.routes.routes.map((route, index) => ({
    screen: route.path,
    words: [
      ...once('routes', ['routes', index]),
      ...page('page' in route ? route.page : undefined),
      ...section(route.screen),
      ...(ofKind[route.screen] ?? []).flatMap(whole),
    ],
  }))
  return [
    { screen: 'on every screen', words: [...shared, ...everywhere.flatMap(whole)] },
    ...screens,
    { screen: 'on several screens', words: Object.keys(manifest.text).flatMap(section) },
  ]
}
