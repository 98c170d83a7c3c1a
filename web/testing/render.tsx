import { render as renderPlainly } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import type { ReactElement, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { Words } from '../ui/words/words.tsx'
import { baseWords } from './words.ts'

const WithWords = ({ children }: { children: ReactNode }) => (
  <Words words={baseWords('common')} language="en-US">
    {children}
  </Words>
)

/**
 * Renders a component among the common words that base has, and gives the state of its page: one of its own, because whatever has no
 * store shares one with the other test files of its worker.
 */
export function render(element: ReactElement) {
  const store = createStore()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <WithWords>{children}</WithWords>
    </Provider>
  )
  return { ...renderPlainly(element, { wrapper }), store }
}

/** The HTML that a server makes of it. */
export const toHtml = (element: ReactElement): string => renderToString(<WithWords>{element}</WithWords>)
