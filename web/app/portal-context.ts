import { createContext, RouterContextProvider } from 'react-router'
import type { ShellQuery } from '../generated/shell.ts'
import type { Answer, Query } from './portal.ts'

declare module 'react-router' {
  /** Loaders and actions get a typed RouterContextProvider. */
  interface Future {
    v8_middleware: true
  }
}

/** What loaders and actions work with: made once per request on the server, once per page load in the browser. */
export interface Portal {
  query: Query
  /** The shell as last asked for; asks for it when nobody has yet. */
  shell(): Promise<Answer<ShellQuery>>
  /** Asks for the shell again in the browser; on the server one request asks only once. */
  reloadShell(): Promise<Answer<ShellQuery>>
}

export const portalContext = createContext<Portal>()

/** The context that react-router hands to every loader and action. */
export function provide(portal: Portal): RouterContextProvider {
  return new RouterContextProvider(new Map([[portalContext, portal]]))
}
