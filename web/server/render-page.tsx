import { isRouteErrorResponse, type StaticHandlerContext } from 'react-router'
import type { Screens } from '../routing/screens.ts'
import { createPortal, provide } from '../screen/portal.ts'
import { documentFrame } from './document-frame.ts'
import type { PageAnswer, PageRequest, ScreenAssets } from './page.ts'
import { pageData } from './page-data.ts'
import { pageTitle } from './page-title.ts'
import { renderApp } from './render-app.tsx'
import { staticHandler } from './static-handler.ts'
import { surround } from './surround.ts'

/** Answers one address: runs its loaders (and the action of a posted form) in process and renders the result to HTML. */
export async function renderPage(page: PageRequest, screens: Screens): Promise<PageAnswer> {
  const { request, routes, query, now, nonce, assets, style, report } = page
  const handler = staticHandler(routes, screens)
  const answer = await handler.query(request, { requestContext: provide(createPortal(query, { askOnce: true })) })
  if (answer instanceof Response) {
    const status = request.method === 'POST' ? 303 : answer.status
    return { kind: 'redirect', status, location: answer.headers.get('location') ?? '/' }
  }
  for (const error of Object.values(answer.errors ?? {})) if (!isRouteErrorResponse(error)) report(error)
  const { status, stream, context } = await renderApp({ routes: handler.dataRoutes, context: answer, nonce, report })
  const screen = screenInSight(page, context)
  const styles = [assets.theme, ...assets.styles, ...screen.styles]
  const scripts = { entry: assets.script, early: assets.preload, screen: screen.scripts }
  const frame = { styles, scripts, nonce, style, ...pageTitle(context), data: pageData(context, now()) }
  const { before, after } = documentFrame(frame)
  return { kind: 'page', status, styles, stream: surround(before, stream, after) }
}

/** Scripts and styles of the screen that the page shows. */
function screenInSight({ routes, assets }: PageRequest, { matches }: StaticHandlerContext): ScreenAssets {
  const id = matches.at(-1)?.route.id
  const kind = routes.find(route => route.id === id)?.screen
  return (kind && assets.parts[kind]) ?? { scripts: [], styles: [] }
}
