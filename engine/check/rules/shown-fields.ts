import type {
  Manifest,
  MenuItem,
  Page,
  PageBlock,
  ProgramEntry,
  Route,
  ScreenKind,
  Surface,
} from '../../../schema/generated/manifests.ts'
import { isJsonObject, type Path } from '../../json.ts'
import { remembered } from '../../remembered.ts'
import { matchRoute, segmentsOf } from '../../resolve/routes.ts'
import { blocksOf, pagesOf, routesOf } from '../../resolve/screen-surfaces.ts'
import { screenText } from '../../text/screen-text.ts'
import { about } from './about.ts'
import type { Rule } from './rule.ts'

/** A field that nobody sees where it stands. */
interface Idle {
  surface: Surface
  path: Path
  /** Completes "found": what keeps it from being seen. */
  where: string
  /** Completes "expected". */
  instead: string
}

/** Whatever a manifest says is seen by somebody: a field that its place never shows is a mistake (CHECK-08). */
export const shownFields: Rule = ({ manifest, report }) => {
  for (const find of finders)
    for (const { surface, path, where, instead } of find(manifest)) {
      const isField = typeof path.at(-1) === 'string'
      report(
        surface,
        path,
        {
          found: isField ? `"${String(path.at(-1))}" ${where}` : where,
          expected: instead,
          hint: 'leaving it out: nobody sees it',
          mend: { do: 'leave-out' },
        },
        isField ? 'key' : 'value',
      )
    }
  for (const { surface, path, field } of untitledIn(manifest))
    report(surface, path, {
      found: `no "${field}"`,
      expected: 'one: the screen shows it',
      hint: `"${field}": "…"`,
    })
}

type MenuId = Manifest['menus']['menus'][number]['id']
type Entries = { fields: ReadonlySet<string>; below?: Entries }

const rules = ['id', 'showWhen', 'from', 'until', 'locked', 'variants']
const link = new Set([...rules, 'title', 'target', 'newTab', 'action', 'category'])
const flat: Entries = { fields: link }

/** What each menu shows of its entries, and of the entries below these. */
const menus: { readonly [Id in MenuId]: Entries } = {
  primary: { fields: new Set([...link, 'icon', 'places', 'items']), below: flat },
  settings: flat,
  utility: flat,
  masthead: { fields: new Set([...link, 'items']), below: flat },
}

function* idleInMenus({ menus: { menus: all } }: Pick<Manifest, 'menus'>): Generator<Idle> {
  for (const [index, { id, items }] of all.entries())
    yield* idleEntries(items, ['menus', index, 'items'], menus[id], `of the menu "${id}"`)
}

/** The entry that leads to the member's own pages: its icon stands beside the member's name. */
const ownPages = 'account'

function* idleEntries(items: readonly MenuItem[], path: Path, entries: Entries, menu: string): Generator<Idle> {
  const shown = [...entries.fields].filter(field => !rules.includes(field))
  for (const [index, item] of items.entries()) {
    const idle = Object.keys(item).filter(field => !entries.fields.has(field))
    const unseenIcon = item.icon && item.places && !item.places.includes('bottom') && item.id !== ownPages
    for (const field of new Set([...idle, ...(unseenIcon ? ['icon'] : [])]))
      yield {
        surface: 'menus',
        path: [...path, index, field],
        where: idle.includes(field) ? `in an entry ${menu}` : 'on an entry that is not at the bottom of phones',
        instead: idle.includes(field) ? `${shown.join(', ')}: nothing else shows there` : 'icons in the bar of phones',
      }
    yield* idleBeside(item, 'menus', [...path, index], [leavingWins])
    if (item.items && entries.below)
      yield* idleEntries(item.items, [...path, index, 'items'], entries.below, `below an entry ${menu}`)
  }
}

/** One field that takes the place of others where both are said. */
interface Precedence {
  winner: string
  losers: readonly string[]
  /** Completes "found". */
  where: string
}

const artWins: Precedence = { winner: 'art', losers: ['icon'], where: 'beside "art", which takes its place' }
const actionWins: Precedence = {
  winner: 'action',
  losers: ['target', 'newTab'],
  where: 'beside "action", which says itself where it leads',
}
const leavingWins: Precedence = {
  winner: 'action',
  losers: ['newTab'],
  where: 'beside "action", which stays in its tab',
}
const targetWins: Precedence = {
  winner: 'target',
  losers: ['pageTarget'],
  where: 'beside "target", to which the page leads too',
}

/** Fields of an item, and of its variants, that another of its fields takes the place of. */
function* idleBeside(item: object, surface: Surface, path: Path, precedences: readonly Precedence[]): Generator<Idle> {
  const variants: readonly unknown[] = 'variants' in item && Array.isArray(item.variants) ? item.variants : []
  const forms = [{ own: item, at: path }, ...variants.map((own, index) => ({ own, at: [...path, 'variants', index] }))]
  for (const { own, at } of forms)
    for (const { winner, losers, where } of precedences)
      for (const loser of losers)
        if (isJsonObject(own) && loser in own && (winner in own || winner in item))
          yield { surface, path: [...at, loser], where, instead: `one of the two: "${winner}" or "${loser}"` }
}

/** A shortcut has a name of its own, and no page. */
function* idleOfShortcut(entry: ProgramEntry, path: Path): Generator<Idle> {
  const forms = [
    { own: entry, at: path },
    ...(entry.variants ?? []).map((own, index) => ({ own, at: [...path, 'variants', index] })),
  ]
  for (const { own, at } of forms)
    for (const field of ['title', 'pageTarget'])
      if (field in own)
        yield {
          surface: 'programs',
          path: [...at, field],
          where: 'of a shortcut, whose name tools.json has, and which has no page',
          instead: 'description, icon, art, target or newTab',
        }
}

function* idleInTiles({ tools, programs, routes }: Pick<Manifest, 'tools' | 'programs' | 'routes'>): Generator<Idle> {
  for (const [index, tool] of tools.items.entries())
    yield* idleBeside(tool, 'tools', ['items', index], [artWins, actionWins])
  const table = { routes: { list: routes.routes.map(route => ({ route, segments: segmentsOf(route.path) })) } }
  const isOwnPage = (target: string) => matchRoute(table, target)?.route.route.screen === 'program'
  for (const [index, entry] of programs.items.entries())
    if (entry.program < 0) yield* idleOfShortcut(entry, ['items', index])
  for (const [index, entry] of programs.items.entries())
    if (entry.target === undefined || !isOwnPage(entry.target))
      yield* idleBeside(entry, 'programs', ['items', index], [targetWins])
}

/** Screens that lead on, or whose titles are said elsewhere. */
const untitled: { readonly [Kind in ScreenKind]?: string } = {
  redirect: 'of a redirect, which shows nothing',
  page: 'of a page, whose title pages.json has',
  program: 'of the page of a program, whose title is the program’s name',
  error: 'of the error screen, whose titles errors.json has',
  'not-available': 'of the error screen, whose titles errors.json has',
}

const withoutPage: ReadonlySet<ScreenKind> = new Set<ScreenKind>(['redirect', 'error', 'not-available', 'hand-off'])

/** Whether a screen shows anything of a page: a block of its own kinds, or words that it says. */
function showsOf(screen: ScreenKind, page: Page, text: Manifest['text']): boolean {
  const shown = blocksOf(screen)
  const said = screenText(text, screen)
  return page.blocks.some(block =>
    block.block === 'words' ? Object.keys(block.words).some(key => key in said) : shown.includes(block.block),
  )
}

function* idleInRoutes({
  routes: { routes },
  pages: { pages },
  text,
}: Pick<Manifest, 'routes' | 'pages' | 'text'>): Generator<Idle> {
  for (const [index, route] of routes.entries()) {
    const at = (field: keyof Route) => ({ surface: 'routes' as const, path: ['routes', index, field] })
    const title = untitled[route.screen]
    if (route.title !== undefined && title !== undefined)
      yield { ...at('title'), where: title, instead: 'a title of a screen of its own' }
    if (route.to !== undefined && route.screen !== 'redirect')
      yield { ...at('to'), where: `of the screen "${route.screen}"`, instead: '"to" of the screen "redirect" only' }
    for (const field of ['page', 'pageAfterLapse'] as const)
      if (route[field] !== undefined) {
        const page = pages.find(({ id }) => id === route[field])
        const isShown =
          !withoutPage.has(route.screen) && (route.screen === 'page' || !page || showsOf(route.screen, page, text))
        if (!isShown)
          yield {
            ...at(field),
            where: `of the screen "${route.screen}", which shows nothing of it`,
            instead: 'a page with blocks or words that the screen shows',
          }
      }
  }
}

interface Untitled {
  surface: Surface
  path: Path
  field: string
}

/** Pages, and what leads to them. */
type Routed = Pick<Manifest, 'routes' | 'journey' | 'pages'>

/** The kinds of screen that show each page, without pages that no route names. */
function shownOn({ routes, journey, pages }: Routed): { index: number; screens: ScreenKind[] }[] {
  const screens = screensByPage(routes, journey)
  return pages.pages.flatMap(({ id }, index) =>
    screens.has(id) ? [{ index, screens: [...(screens.get(id) ?? [])] }] : [],
  )
}

const screensByPage = remembered((routes: Manifest['routes'], journey: Manifest['journey']) => {
  const byPage = new Map<string, Set<ScreenKind>>()
  for (const route of routesOf({ routes, journey }))
    for (const id of pagesOf(route)) byPage.set(id, (byPage.get(id) ?? new Set()).add(route.screen))
  return byPage
})

const pageFields = ['title', 'heading'] as const

const untitledIn = about(['routes', 'journey', 'pages'], function* (manifest: Routed): Generator<Untitled> {
  for (const [index, { screen, title }] of manifest.routes.routes.entries())
    if (title === undefined && untitled[screen] === undefined)
      yield { surface: 'routes', path: ['routes', index], field: 'title' }
  for (const { index, screens } of shownOn(manifest))
    if (screens.includes('page') || screens.includes('acknowledgement'))
      for (const field of pageFields)
        if (manifest.pages.pages[index]?.[field] === undefined)
          yield { surface: 'pages', path: ['pages', index], field }
})

function* idleInPages(manifest: Routed): Generator<Idle> {
  for (const { index, screens } of shownOn(manifest)) {
    const page = manifest.pages.pages[index]
    if (!page) continue
    const on = screens.join(' and ')
    if (!screens.includes('page'))
      for (const field of screens.includes('acknowledgement')
        ? (['backLink'] as const)
        : ([...pageFields, 'backLink'] as const))
        if (page[field] !== undefined)
          yield {
            surface: 'pages',
            path: ['pages', index, field],
            where: `of a page of the screen ${on}, which has its own`,
            instead: 'the words of the screen in text.json and routes.json',
          }
    const shown: ReadonlySet<PageBlock['block']> = new Set(screens.flatMap(screen => blocksOf(screen)))
    for (const [place, { block }] of page.blocks.entries())
      if (!shown.has(block))
        yield {
          surface: 'pages',
          path: ['pages', index, 'blocks', place],
          where: `a block "${block}" on a page of the screen ${on}`,
          instead: `a block that the screen shows: ${[...shown].join(', ')}`,
        }
  }
}

/** The families that a list of fonts names, without their quotes. */
const familiesOf = (font: string): string[] =>
  font.split(',').map(family => family.trim().replaceAll(/^["']|["']$/g, ''))

/** Families whose text is never drawn: nothing of "fonts" names them. */
function* idleTypefaces({ theme: { fonts, typefaces } }: Pick<Manifest, 'theme'>): Generator<Idle> {
  const used = new Set(Object.values(fonts).flatMap(font => familiesOf(String(font))))
  for (const [index, { family }] of typefaces.entries())
    if (!used.has(family))
      yield {
        surface: 'theme',
        path: ['typefaces', index],
        where: `the typeface "${family}", which "fonts" does not name`,
        instead: 'typefaces that text is drawn in',
      }
}

const finders: readonly ((manifest: Manifest) => readonly Idle[])[] = [
  about(['menus'], idleInMenus),
  about(['tools', 'programs', 'routes'], idleInTiles),
  about(['routes', 'pages', 'text'], idleInRoutes),
  about(['routes', 'journey', 'pages'], idleInPages),
  about(['theme'], idleTypefaces),
]
