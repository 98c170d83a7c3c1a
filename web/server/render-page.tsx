import { createStaticHandler, isRouteErrorResponse, type StaticHandler, type StaticHandlerContext } from 'react-router'
import type { ScreenKind } from '../../schema/generated/manifests.ts'
import { asFailure, failureTitle, thrownError } from '../errors/failure.ts'
import type { ShellQuery } from '../generated/shell.ts'
import { createRoutes } from '../routing/routes.tsx'
import type { Screens } from '../routing/screens.ts'
import { windowTitle } from '../routing/window-title.tsx'
import { createPortal, provide } from '../screen/portal.ts'
import type { ScreenAnswer, ScreenData } from '../screen/screen-loader.ts'
import { rootRouteId } from '../screen/shell-data.ts'
import { documentFrame, type Frame } from './document-frame.ts'
import type { PageAnswer, PageRequest } from './page.ts'
import { datedJson } from './page-json.ts'
import { renderApp } from './render-app.tsx'

/** Answers one address: runs its loaders (and the action of a posted form) in process and renders the result to HTML. */
export async function renderPage(page: PageRequest, screens: Screens): Promise<PageAnswer> {
  const { request, routes, query, now, timeZone, nonce, assets, style, revision, report, reference } = page
  const handler = staticHandler(page, screens)
  const answer = await handler.query(request, {
    requestContext: provide(createPortal(query, { routes, askOnce: true, timeZone })),
  })
  if (answer instanceof Response) {
    const status = request.method === 'POST' ? 303 : answer.status
    return { kind: 'redirect', status, location: answer.headers.get('location') ?? '/' }
  }
  await page.loaded?.()
  const loaded = { ...answer, errors: reported(answer.errors, page) }
  const kind = kindInSight(page, loaded)
  const forAll = kind === 'login' && loaded.actionData === null && loaded.errors === null
  const { status, html, json, context } = renderApp({ context: loaded, forAll, timeZone, report, reference })
  const screen = (kind && assets.parts[kind]) ?? { scripts: [], styles: [] }
  const styles = [assets.theme, ...assets.styles, ...screen.styles]
  const scripts = { entry: assets.script, early: assets.preload, screen: screen.scripts }
  const frame = { styles, scripts, nonce, style, revision, ...pageTitle(context), data: datedJson(now(), json) }
  const { before, after } = documentFrame(frame)
  return { kind: 'page', status, styles, html: before + html + after }
}

/** What the routes threw; an exception is a bug, which is reported and becomes a failure with the reference under which it was logged. */
function reported(errors: StaticHandlerContext['errors'], { report, reference }: PageRequest) {
  const known = Object.entries(errors ?? {}).map(([route, error]): [string, unknown] => {
    if (isRouteErrorResponse(error)) return [route, error]
    report(error)
    return [route, thrownError({ status: 500, reference })]
  })
  return errors && Object.fromEntries<unknown>(known)
}

/** The kind of screen that the page shows. */
function kindInSight({ routes }: PageRequest, { matches }: StaticHandlerContext): ScreenKind | undefined {
  const id = matches.at(-1)?.route.id
  return routes.find(route => route.id === id)?.screen
}

/** Handlers of a brand's table by the route in sight. */
interface Handlers {
  screens: Screens
  byRoute: Map<string | undefined, StaticHandler>
}

const handlers = new WeakMap<PageRequest['routes'], Handlers>()

/**
 * Runs the loaders of one of a brand's routes, or of all where none is known: React Router would match and rank the whole
 * table for each page. Made once for each, as nothing in it belongs to a request. While developing, the screens are others
 * after a change of any of them.
 */
function staticHandler({ routes: table, route }: PageRequest, screens: Screens): StaticHandler {
  const known = handlers.get(table)
  const { byRoute } = known?.screens === screens ? known : remember(table, { screens, byRoute: new Map() })
  const made = byRoute.get(route)
  if (made) return made
  const inSight = route === undefined ? table : table.filter(({ id }) => id === route)
  const handler = createStaticHandler(createRoutes(inSight, screens))
  byRoute.set(route, handler)
  return handler
}

function remember(table: PageRequest['routes'], made: Handlers): Handlers {
  handlers.set(table, made)
  return made
}

/** Language and title of the page's head, from what the loaders answered. */
function pageTitle(context: StaticHandlerContext): Pick<Frame, 'language' | 'title'> {
  const root = context.loaderData[rootRouteId] as ShellQuery | undefined
  if (!root) return { language: 'en', title: windowTitle(undefined, '') }
  const { brand, errors } = root.shell
  const [thrown] = Object.values<unknown>(context.errors ?? {})
  const screen = context.loaderData[context.matches.at(-1)?.route.id ?? ''] as
    | Partial<ScreenData<ScreenAnswer>>
    | undefined
  const title = thrown === undefined ? screen?.screen?.title : failureTitle(asFailure(thrown), errors)
  return { language: brand.language, title: windowTitle(title, brand.name) }
}
