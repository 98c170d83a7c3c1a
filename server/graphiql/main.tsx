import 'graphiql/setup-workers/vite'
import 'graphiql/style.css'
import { createGraphiQLFetcher } from '@graphiql/toolkit'
import { GraphiQL } from 'graphiql'
import { createRoot } from 'react-dom/client'
import { exampleTabs } from './example-tabs.ts'
import './page.css'

const fetcher = createGraphiQLFetcher({ url: '/graphql', headers: { 'x-portal': '1' } })

const root = document.getElementById('graphiql')
if (root) createRoot(root).render(<GraphiQL fetcher={fetcher} defaultTabs={exampleTabs} />)
