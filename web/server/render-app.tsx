import { createStore, Provider } from 'jotai'
import { renderToString } from 'react-dom/server'
import {
  createPath,
  createStaticRouter,
  type RouteObject,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import { thrownError } from '../errors/failure.ts'
import type { ShellQuery } from '../generated/shell.ts'
import { Strict } from '../hydration/strict.ts'
import { rootRouteId } from '../screen/shell-data.ts'
import { DrawnParts } from '../shell/common/common-part.tsx'
import { commonView } from '../shell/common/common-view.ts'
import { TimeZoneContext } from '../ui/format/use-today.ts'
import { drawCommonParts } from './draw-common-parts.tsx'
import { type Kept, keepLatest } from './keep-latest.ts'
import { pageJson } from './page-json.ts'

interface Rendered {
  status: number
  html: string
  /** The page's data as JSON for script. */
  json: string
  context: StaticHandlerContext
}

interface Work {
  context: StaticHandlerContext
  /** Whether the screen is the same for all who open it, as log-in is. */
  forAll: boolean
  /** Time zone of the person who asks, where that is known. */
  timeZone: string | undefined
  /** Called with what broke while rendering. */
  report: (error: unknown) => void
  /** Under which that is logged. */
  reference: string
}

/** Log-in has few variants for each brand: with a notice, after a log-out, by viewport. */
const mostForAll = 20

/** Screens that are the same for all, by the root route that each revision of a brand has for itself. */
const keptForAll = new WeakMap<object, Kept<string>>()

/** In one go: all data are here, nothing suspends, and each piece of a stream costs as much as dozens of elements. */
function render({ context, forAll, timeZone }: Work): Rendered {
  const json = pageJson(context)
  const [root] = context.matches
  const html = forAll && root ? drawOnce(root.route, context, json) : draw(context, timeZone)
  return { status: context.statusCode, html, json, context }
}

/** Drawn anew only for other data: all that React draws from is the address and the page's data. */
function drawOnce(root: object, context: StaticHandlerContext, json: string): string {
  const kept = keptForAll.get(root) ?? keepLatest<string>(mostForAll)
  keptForAll.set(root, kept)
  return kept(`${createPath(context.location)} ${json}`, () => draw(context))
}

function draw(context: StaticHandlerContext, timeZone?: string): string {
  const shell = context.loaderData[rootRouteId] as ShellQuery | undefined
  return renderToString(
    <Strict>
      <Provider store={createStore()}>
        <TimeZoneContext value={timeZone}>
          <DrawnParts value={shell && drawCommonParts(commonView(shell, context.location.pathname))}>
            <StaticRouterProvider
              router={createStaticRouter(inSight(context), context)}
              context={context}
              hydrate={false}
            />
          </DrawnParts>
        </TimeZoneContext>
      </Provider>
    </Strict>,
  )
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
    return render({ ...work, forAll: false, context: withFailure(work) })
  }
}
