import { createStore, Provider } from 'jotai'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { rootElementId } from '../../../../web/hydration/page-data.ts'
import { scriptJson } from '../../../../web/server/page-json.ts'
import { dataId, handWrittenRoutes } from './hand-written-routes.tsx'
import type { Words } from './words.ts'

/** Addresses of the page's files, and the attributes of its html element. */
export interface Frame {
  styles: readonly string[]
  preload: readonly string[]
  script: string
  html: string
}

/** Renders Home with a member's data to HTML, as the portal does it: everything loaded, then rendered in one go. */
export async function renderHandWritten(words: Words, viewer: unknown, frame: Frame): Promise<string> {
  const handler = createStaticHandler(handWrittenRoutes(words, viewer))
  const context = await handler.query(new Request(`http://page${words.route.path}`))
  if (context instanceof Response) throw new Error('The hand-written page leads elsewhere')
  const rendered = renderToString(
    <StrictMode>
      <Provider store={createStore()}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </Provider>
    </StrictMode>,
  )
  const sheets = frame.styles.map(href => `<link rel="stylesheet" href="${href}">`).join('')
  const modules = frame.preload.map(href => `<link rel="modulepreload" href="${href}" fetchpriority="low">`).join('')
  return [
    `<!doctype html>${frame.html}<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${words.screen.title}</title>${sheets}</head><body><div id="${rootElementId}">`,
    rendered,
    `</div><script type="application/json" id="${dataId}">${scriptJson(viewer)}</script>${modules}<script type="module" src="${frame.script}" fetchpriority="low"></script></body></html>`,
  ].join('')
}
