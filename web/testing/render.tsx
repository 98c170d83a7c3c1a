import { render as renderPlainly } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { Words } from '../ui/words/words.tsx'
import { baseWords } from './words.ts'

const WithWords = ({ children }: { children: ReactNode }) => (
  <Words words={baseWords('common')} language="en-US">
    {children}
  </Words>
)

/** Renders a component among the common words that base has. */
export const render = (element: ReactElement) => renderPlainly(element, { wrapper: WithWords })

/** The HTML that a server makes of it. */
export const toHtml = (element: ReactElement): string => renderToString(<WithWords>{element}</WithWords>)
