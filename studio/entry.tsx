// First of all: it says in which order the layers of all later styles count.
import './styles/index.css'
import { ApolloProvider } from '@apollo/client/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createStudioClient } from './query/studio-client.ts'
import { routes } from './routes.tsx'

const element = document.getElementById('studio')
if (!element) throw new Error('The page has no place for the studio')
createRoot(element).render(
  <StrictMode>
    <ApolloProvider client={createStudioClient()}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </ApolloProvider>
  </StrictMode>,
)
