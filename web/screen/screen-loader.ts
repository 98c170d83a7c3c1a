import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { ScreenText } from '../../engine/text/screen-text.ts'
import type { ScreenView } from '../../engine/view.ts'
import type { ScreenKind } from '../../schema/generated/manifests.ts'
import { routeError } from '../errors/failure.ts'
import type { ScreenPartsFragment } from '../generated/screen.ts'
import type { KnownDocument } from '../query/known-document.ts'
import type { PortalError } from '../query/query.ts'
import { type Declared, followErrors } from './ask.ts'
import { type Portal, portalContext } from './portal.ts'

interface ScreenLoaderOptions<Data, Variables> extends Declared<Data> {
  /** Variables of the document beside the path. */
  variables?: (place: LoaderFunctionArgs) => Omit<Variables, 'path'>
  /** True for what changes only by what the member does here: whoever comes back to it sees it without another request. */
  stays?: boolean
}

/**
 * Makes the loader of a kind of screen from its one document: asks, follows a redirect that guards decided, throws the error
 * page for a refused or failed address (ERR-04 to ERR-07), and otherwise returns what the component shows. `handles`
 * names the places whose failure the screen shows itself.
 */
export function createScreenLoader<
  Kind extends ScreenKind,
  Data extends ScreenAnswer,
  Variables extends { path: string },
>(
  kind: Kind,
  document: KnownDocument<Data, Variables>,
  { variables, stays = false, ...declared }: ScreenLoaderOptions<Data, Variables> = {},
) {
  return async (place: LoaderFunctionArgs): Promise<ScreenData<Data, Kind>> => {
    const { request, context } = place
    const portal = context.get(portalContext)
    const path = new URL(request.url).pathname
    const asked = { ...variables?.(place), path } as Variables
    const { data, errors } = portal.recall?.(document, asked, stays) ?? (await portal.query(document, asked))
    // What the server has by now fits this page no more: a whole address is loaded anew (STUDIO-28).
    if (errors[0]?.code === 'PAST_PAGE') throw portal.redirectTo(request.url)
    // A redirect of the guards comes first: whoever may not be here is not told what failed.
    const info = data && openScreen(data.screen, path, portal)
    const own = await followErrors(portal, document, errors, declared)
    const view = data && viewOf(kind, data.screen)
    if (!info || !view) throw routeError(errors[0] ?? { status: 500 })
    const { screen, ...rest } = data
    return { screen: info, view, shown: screen.data as Shown<Data>, data: rest, errors: own }
  }
}

/** Every screen's document selects `screen(path: $path) { ...ScreenParts }`; some ask there for what the view has a place for. */
export interface ScreenAnswer {
  screen: ScreenPartsFragment & { data?: object | null }
}

/** What a document asks for where the view has a place for it. */
type Shown<Data extends ScreenAnswer> = Data['screen']['data']

export interface ScreenInfo {
  route: string | null
  kind: ScreenPartsFragment['kind']
  title: string
  path: string
  params: Record<string, string>
}

/** What the manifest says a member sees on a kind of screen, with all of its words. */
export type KindView<Kind extends ScreenKind> = Omit<ScreenView, 'text'> & { text: ScreenText<Kind> }

/** What a screen's loader gives its component. */
export interface ScreenData<Data extends ScreenAnswer, Kind extends ScreenKind = ScreenKind> {
  screen: ScreenInfo
  /** The surfaces that the manifest says this member sees here. */
  view: KindView<Kind>
  /** What only some views have a place for, where the document asks for it. */
  shown: Shown<Data>
  /** The rest of the document's answer. */
  data: Omit<Data, 'screen'>
  /** Failures that the screen handles itself (ERR-19). */
  errors: readonly PortalError[]
}

/**
 * Decides what the server's answer to an address means: throws a redirect that guards asked for, throws the error page
 * of a refused, unknown or unfinished address with its status, and otherwise describes the open screen.
 */
export function openScreen(
  screen: ScreenPartsFragment,
  path: string,
  { redirectTo }: Pick<Portal, 'redirectTo'>,
): ScreenInfo {
  if (screen.redirect) throw redirectTo(screen.redirect)
  if (screen.view?.error || screen.status >= 400)
    throw routeError({ status: screen.status, page: screen.view?.error, title: screen.title })
  return {
    route: screen.route,
    kind: screen.kind,
    title: screen.title,
    path,
    params: Object.fromEntries(screen.params.map(({ name, value }) => [name, value])),
  }
}

/** The view of a screen as that of its kind; undefined when it has none. An address whose code is another kind's is a bug. */
export function viewOf<Kind extends ScreenKind>(
  kind: Kind,
  { kind: opened, view }: ScreenPartsFragment,
): KindView<Kind> | undefined {
  // The graph's GROUP_SELECTION is group-selection.
  if (view && opened.toLowerCase().replaceAll('_', '-') !== kind)
    throw new Error(`A screen of the kind ${opened} was opened by the code of ${kind}`)
  return view ? { ...view, text: view.text as ScreenText<Kind> } : undefined
}

type AnyLoader = (args: never) => Promise<unknown>

/** What a loader's screen gets: its result, without the HTTP status that `data` of React Router adds. */
export type LoadedBy<Loader extends AnyLoader> =
  Awaited<ReturnType<Loader>> extends { data: infer Loaded; init: ResponseInit | null }
    ? Loaded
    : Awaited<ReturnType<Loader>>

/** What the screen's own loader returned. It takes the loader itself, so that its type cannot be another screen's. */
export function useScreen<Loader extends AnyLoader>(_loader: Loader): LoadedBy<Loader> {
  return useLoaderData() as LoadedBy<Loader>
}

/** The manifest's view of the screen, for parts that several kinds of screen share. */
export function useScreenView<Kind extends ScreenKind>(): KindView<Kind> {
  return useLoaderData<ScreenData<ScreenAnswer, Kind>>().view
}
