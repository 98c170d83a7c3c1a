import type { WordsBlock } from '../../schema/generated/manifests.ts'
import { type Known, know, type MemberState, type Report } from '../state.ts'
import { compileWords } from '../text/compile-words.ts'
import { screenText } from '../text/screen-text.ts'
import type { ErrorPageView, PageBlockView, PageView, Resolved, ScreenView } from '../view.ts'
import type { CompiledManifest } from './compile-manifest.ts'
import type { RouteMatch } from './routes.ts'
import { pageAt, type ScreenSurface, surfacesOf } from './screen-surfaces.ts'

type Resolver<Surface extends ScreenSurface> = (
  compiled: CompiledManifest,
  match: RouteMatch,
  known: Known,
) => ScreenView[Surface]

const notAvailable = 501

const resolvers: { [Surface in ScreenSurface]: Resolver<Surface> } = {
  home: ({ home }, _, known) => home.resolve(known),
  tools: ({ tools }, _, known) => tools.resolve(known),
  programs: ({ programs }, _, known) => ({
    fallback: programs.fallback(known.today),
    items: programs.items.resolve(known),
  }),
  // Contact blocks have had their sections since compiling, which the type of a page does not show.
  page: ({ pages }, { route, params }, known) =>
    pages.get(pageAt(route.route, params) ?? '')?.resolve(known) as PageView | undefined,
  contact: ({ contact }, _, known) => {
    const backLink = contact.backLink.resolve(known)
    return {
      ...contact.words(known.today),
      sections: contact.sections.resolve(known),
      ...(backLink ? { backLink } : {}),
    }
  },
  error: (compiled, match, known) => errorPage(compiled, statusOf(match), known),
}

/** The status that an error screen shows: of the address for "error", 501 for a screen that is not available yet. */
export function statusOf({ route, params }: RouteMatch): number {
  if (route.route.screen === 'not-available') return notAvailable
  return /^\d{1,3}$/.test(params.status ?? '') ? Number(params.status) : 0
}

/** What one screen shows to one person. An item that cannot be resolved is reported and left out. */
export function resolveScreen(
  compiled: CompiledManifest,
  match: RouteMatch,
  state: MemberState,
  report?: Report,
): ScreenView {
  const known = know(state, report)
  const { screen } = match.route.route
  const surfaces = surfacesOf(match.route.route).map(
    surface => [surface, resolvers[surface](compiled, match, known)] as const,
  )
  const view = Object.fromEntries(surfaces.filter(([, view]) => view !== undefined)) as Partial<ScreenView>
  return withWords({ ...view, text: screenText(compiled.text(known.today), screen) }, compiled.brand.language)
}

/** The words of the screen's page take the place of those of text.json: they fit whoever reads them (MEMBER-20). */
function withWords({ page, text, ...view }: ScreenView, language: string): ScreenView {
  if (!page) return { text, ...view }
  // A page as resolved still has its words, which the type of its view does not show.
  const blocks = page.blocks as (PageBlockView | Resolved<WordsBlock>)[]
  const words = blocks.flatMap(block => (block.block === 'words' ? [compileWords(block.words, language)] : []))
  return {
    ...view,
    text: Object.fromEntries([text, ...words].flatMap(said => Object.entries(said))),
    page: { ...page, blocks: blocks.filter(block => block.block !== 'words') },
  }
}

/** Status of the generic page, used for every status without a page of its own. */
const generic = 0

/** The error page of a status, else the generic page (ERR-26); undefined only when the member sees neither. */
function errorPage({ errors }: CompiledManifest, status: number, known: Known): ErrorPageView | undefined {
  const pages = errors.pages.resolve(known)
  return pages.find(page => page.status === status) ?? pages.find(page => page.status === generic)
}

/** The screen of an address that does not open, because it is refused, unknown, or failed with a status. */
export function resolveError(
  compiled: CompiledManifest,
  status: number,
  state: MemberState,
  report?: Report,
): ScreenView {
  const error = errorPage(compiled, status, know(state, report))
  return { text: {}, ...(error ? { error } : {}) }
}
