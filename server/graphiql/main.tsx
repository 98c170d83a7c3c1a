import 'graphiql/setup-workers/vite'
import 'graphiql/style.css'
import './page.css'
import { createGraphiQLFetcher } from '@graphiql/toolkit'
import { GraphiQL } from 'graphiql'
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

const fetcher = createGraphiQLFetcher({ url: '/graphql', headers: { 'x-portal': '1' } })

const root = document.getElementById('graphiql')
if (root)
  createRoot(root).render(
    <>
      <VisitBar brands={JSON.parse(root.dataset.brands ?? '[]') as Brand[]} />
      <GraphiQL fetcher={fetcher} defaultTabs={exampleTabs} />
    </>,
  )
