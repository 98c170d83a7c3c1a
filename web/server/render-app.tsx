import { createStore, Provider } from 'jotai'
import { renderToReadableStream } from 'react-dom/server'
import { createStaticRouter, type RouteObject, type StaticHandlerContext, StaticRouterProvider } from 'react-router'
import { thrownError } from '../errors/failure.ts'
import { Strict } from '../hydration/strict.ts'

type Rendered = { status: number; stream: ReadableStream<Uint8Array>; context: StaticHandlerContext }

interface Work {
  routes: RouteObject[]
  context: StaticHandlerContext
  nonce: string
  /** Called with what broke while rendering. */
  report: (error: unknown) => void
  /** Under which that is logged. */
  reference: string
}

async function render({ routes, context, nonce, report }: Work): Promise<Rendered> {
  const stream = await renderToReadableStream(
    <Strict>
      <Provider store={createStore()}>
        <StaticRouterProvider router={createStaticRouter(routes, context)} context={context} hydrate={false} />
      </Provider>
    </Strict>,
    { nonce, onError: report },
  )
  return { status: context.statusCode, stream, context }
}

/** The same address with its screen failed. */
function withFailure({ context, reference }: Work): StaticHandlerContext {
  const id = context.matches.at(-1)?.route.id ?? 'root'
  const { [id]: _broken, ...loaderData } = context.loaderData
  return { ...context, statusCode: 500, loaderData, errors: { [id]: thrownError({ status: 500, reference }) } }
}

/** Renders what the loaders returned; a screen that breaks while it renders is replaced by the error page with status 500. */
export const renderApp = (work: Work): Promise<Rendered> =>
  render(work).catch(() => render({ ...work, context: withFailure(work) }))
