import { createContext } from 'react'
import type { Query } from './portal.ts'

/** The browser's way of asking, for what is neither a screen's data nor its form; nothing on the server. */
export const QueryContext = createContext<Query | undefined>(undefined)
