import { createStaticHandler, type StaticHandler } from 'react-router'
import { createRoutes } from '../routing/routes.tsx'
import type { Screens } from '../routing/screens.ts'
import type { PageRequest } from './page.ts'

const handlers = new WeakMap<PageRequest['routes'], StaticHandler>()

/** What runs the loaders of a brand's routes: made once for each table, for nothing in it is of a request. */
export function staticHandler(table: PageRequest['routes'], screens: Screens): StaticHandler {
  let handler = handlers.get(table)
  if (!handler) {
    handler = createStaticHandler(createRoutes(table, screens))
    handlers.set(table, handler)
  }
  return handler
}
