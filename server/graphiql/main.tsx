import 'graphiql/setup-workers/vite'
import 'graphiql/style.css'
import './page.css'
import { createGraphiQLFetcher, type Fetcher, type FetcherParams } from '@graphiql/toolkit'
import { GraphiQL } from 'graphiql'
import { getOperationAST, parse } from 'graphql'
import { createRoot } from 'react-dom/client'
import { type Brand, VisitBar } from './visit-bar.tsx'

/** The example documents of gateway-graph by file name; Vite puts their texts in. */
const examples: Record<string, string> = import.meta.glob('../../gateway-graph/examples/*.graphql', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** One tab for each example: the numbered ones of the tour begin, the others follow in the order of their names. */
const exampleTabs: { query: string }[] = Object.keys(examples)
  .sort()
  .map(name => ({ query: examples[name] ?? '' }))

const ask = createGraphiQLFetcher({ url: '/graphql', headers: { 'x-portal': '1' } })
const fetcher: Fetcher = (params, options) => ask(withItsOwnOperation(params), options)

/**
 * What GraphiQL sends, without the name of an operation that its document does not have: GraphiQL reads the names of a
 * tab's operations 100 ms after it shows the tab, and who runs it sooner would send the name from the tab before.
 */
function withItsOwnOperation(params: FetcherParams): FetcherParams {
  try {
    return getOperationAST(parse(params.query), params.operationName) ? params : { ...params, operationName: null }
  } catch {
    return params
  }
}

const root = document.getElementById('graphiql')
if (root)
  createRoot(root).render(
    <>
      <VisitBar brands={JSON.parse(root.dataset.brands ?? '[]') as Brand[]} />
      <GraphiQL fetcher={fetcher} defaultTabs={exampleTabs} />
    </>,
  )
