import { createContext, RouterContextProvider, redirect, redirectDocument } from 'react-router'
import type { ShellView } from '../../engine/view.ts'
import { type PathOf, pathsIn } from '../../schema/path-of.ts'
import { portalPath } from '../../schema/portal-path.ts'
import { ShellDocument, type ShellQuery } from '../generated/shell.ts'
import { unreachable } from '../query/browser-query.ts'
import { isMutation } from '../query/known-document.ts'
import type { Query, QueryResult } from '../query/query.ts'
import type { Line } from '../state/line.ts'
import { documentPaths, linkWay, safeAddress } from '../ui/link/addresses.ts'
import type { Recall } from './revisits.ts'

/** What loaders and actions work with: made once per request on the server, once per page load in the browser. */
export interface Portal {
  query: Query
  /** What a browser may show again without asking; nothing on the server. */
  recall?: Recall | undefined
  /** How a browser tells of its line; nothing on the server. */
  line?: Line | undefined
  /** The route table of the brand. */
  routes: ShellView['routes']
  /** Where the brand has a screen. */
  pathOf: PathOf
  /** Time zone of the person who asks; undefined in a browser, which has it as its own (OPEN-50). */
  timeZone: string | undefined
  /** The redirect that leads to a path or an allowed address: inside the portal where it can, else by a page load. */
  redirectTo(target: string): Response
  /** The shell as last asked for; asks for it when nobody has yet. */
  shell(): Promise<QueryResult<ShellQuery>>
  /** Asks for the shell again in the browser; on the server one request asks only once. */
  reloadShell(): Promise<QueryResult<ShellQuery>>
  /**
   * Whether this browser kept the cookie of a sign-in: asks as whom the next request comes. The server learns it from the
   * request after its redirect (server/pages/after-sign-in.ts).
   */
  keepsSession(): Promise<boolean>
}

export const portalContext = createContext<Portal>()

/** The context that react-router hands to every loader and action. */
export function provide(portal: Portal): RouterContextProvider {
  return new RouterContextProvider(new Map([[portalContext, portal]]))
}

interface PortalOptions extends Pick<Portal, 'line' | 'recall'> {
  routes: ShellView['routes']
  /** True on the server: whoever asks within one request gets the same shell. */
  askOnce: boolean
  timeZone?: string | undefined
  /** The shell that came with the page. */
  shell?: ShellQuery | undefined
  /** Whether a shell still fits who is signed in: then it stays when a newer one cannot be had. */
  stillFits?: (shell: ShellQuery) => boolean
}

/** Joins a way of asking with the memory of the last shell, so that a failing screen can look up the brand's rules. */
export function createPortal(
  query: Query,
  { routes, askOnce, timeZone, shell, stillFits = () => false, line, recall }: PortalOptions,
): Portal {
  let current: Promise<QueryResult<ShellQuery>> | undefined = shell && Promise.resolve({ data: shell, errors: [] })
  let last = shell
  const patiently = line ? patient(query, line) : query
  const ask = () => {
    // Where the last shell does not do, as in another language, no page can be drawn without a new one.
    current = (last && stillFits(last) ? query : patiently)(ShellDocument, {}).then(answer => {
      const kept = !answer.data && last && stillFits(last)
      last = kept ? last : (answer.data ?? undefined)
      return kept && last ? { data: last, errors: [] } : answer
    })
    return current
  }
  const pathOf = pathsIn(routes)
  const documents = documentPaths(pathOf)
  return {
    query: patiently,
    recall,
    line,
    routes,
    pathOf,
    timeZone,
    redirectTo(target) {
      const address = safeAddress(target) ?? '/'
      if (linkWay(address, documents) === 'portal') return redirect(address)
      return redirectDocument(portalPath(address) ?? new URL(address).href)
    },
    shell: () => current ?? ask(),
    reloadShell: () => (askOnce && current ? current : ask()),
    keepsSession: async () => askOnce || (await ask()).data?.shell.session !== 'none',
  }
}

/**
 * Asks for a page until it comes: while there is no line, the page in sight stays and the shell offers to try again
 * (MEMBER-26). A change is never sent again by itself.
 */
const patient =
  (query: Query, line: Line): Query =>
  async (document, variables) => {
    for (;;) {
      const answer = await query(document, variables)
      const isLost = answer.errors.some(({ code }) => code === unreachable.code)
      if (!isLost) line.back()
      if (!isLost || isMutation(document)) return answer
      await line.lost()
    }
  }
