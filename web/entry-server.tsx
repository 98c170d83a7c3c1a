import { createStaticHandler, isRouteErrorResponse } from 'react-router'
import { createPortal } from './app/create-portal.ts'
import { createRoutes } from './app/create-routes.tsx'
import { provide } from './app/portal-context.ts'
import { screens } from './app/screens.ts'
import { documentFrame } from './server/document-frame.ts'
import type { RenderPage } from './server/page.ts'
import { pageData } from './server/page-data.ts'
import { pageTitle } from './server/page-title.ts'
import { renderApp } from './server/render-app.tsx'
import { surround } from './server/surround.ts'

/** Answers one address: runs its loaders (and the action of a posted form) in process and renders the result to HTML. */
export const renderPage: RenderPage = async ({ request, routes, query, nonce, assets, style, report }) => {
  const handler = createStaticHandler(createRoutes(routes, screens))
  const answer = await handler.query(request, { requestContext: provide(createPortal(query, { askOnce: true })) })
  if (answer instanceof Response) {
    const status = request.method === 'POST' ? 303 : answer.status
    return { kind: 'redirect', status, location: answer.headers.get('location') ?? '/' }
  }
  for (const error of Object.values(answer.errors ?? {})) if (!isRouteErrorResponse(error)) report(error)
  const { status, stream, context } = await renderApp({ routes: handler.dataRoutes, context: answer, nonce, report })
  const { before, after } = documentFrame({ assets, nonce, style, ...pageTitle(context), data: pageData(context) })
  return { kind: 'page', status, stream: surround(before, stream, after) }
}
