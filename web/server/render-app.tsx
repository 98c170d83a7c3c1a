import { createStore, Provider } from 'jotai'
import { renderToString } from 'react-dom/server'
import { createStaticRouter, type RouteObject, type StaticHandlerContext, StaticRouterProvider } from 'react-router'
import { thrownError } from '../errors/failure.ts'
import type { ShellQuery } from '../generated/shell.ts'
import { Strict } from '../hydration/strict.ts'
import { rootRouteId } from '../screen/shell-data.ts'
import { DrawnParts } from '../shell/common/common-part.tsx'
import { commonView } from '../shell/common/common-view.ts'
import { drawCommonParts } from './draw-common-parts.tsx'

type Rendered = { status: number; html: string; context: StaticHandlerContext }

interface Work {
  context: StaticHandlerContext
  /** Called with what broke while rendering. */
  report: (error: unknown) => void
  /** Under which that is logged. */
  reference: string
}

/** In one go: all data are here, nothing suspends, and each piece of a stream costs as much as dozens of elements. */
function render({ context }: Work): Rendered {
  const shell = context.loaderData[rootRouteId] as ShellQuery | undefined
  const router = createStaticRouter(inSight(context), context)
  const html = renderToString(
    <Strict>
      <Provider store={createStore()}>
        <DrawnParts value={shell && drawCommonParts(commonView(shell, context.location.pathname))}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </DrawnParts>
      </Provider>
    </Strict>,
  )
  return { status: context.statusCode, html, context }
}

/** The routes of the page, without all others: React Router would take up and match each of them again. */
const inSight = ({ matches }: StaticHandlerContext): RouteObject[] =>
  matches.reduceRight<RouteObject[]>(
    (below, { route }) => [(below.length > 0 ? { ...route, children: below } : route) as RouteObject],
    [],
  )

/** The same address with its screen failed. */
function withFailure({ context, reference }: Work): StaticHandlerContext {
  const id = context.matches.at(-1)?.route.id ?? 'root'
  const { [id]: _broken, ...loaderData } = context.loaderData
  return { ...context, statusCode: 500, loaderData, errors: { [id]: thrownError({ status: 500, reference }) } }
}

/** Renders what the loaders returned; a screen that breaks while it renders is replaced by the error page with status 500. */
export function renderApp(work: Work): Rendered {
  try {
    return render(work)
  } catch (error) {
    work.report(error)
    return render({ ...work, context: withFailure(work) })
  }
}
