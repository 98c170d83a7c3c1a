import type { Browser, Cookie } from 'playwright'
import type { PageName } from '../pages/page-names.ts'
import { type Visit, visit } from './visit.ts'

/** A page and the cookies with which a member sees it. */
export interface Opened {
  url: string
  cookies: readonly Cookie[]
}

/** Something of the pages that are compared; the portal's is always among them. */
export type OfPages<Of> = { portal: Of } & Partial<Record<PageName, Of>>

/** Every visit of every page, in the order in which they were made. */
export type Rounds = OfPages<Visit[]>

/** Pages that differ by a few percent are visited more often, for single visits differ by more than that. */
const close = ['portal', 'before', 'hand-written'] as const
const turns: readonly PageName[] = [...close, 'static', ...close.toReversed(), 'client-rendered', ...close]

/** In which order pages are visited: one round forth and one back, so that whatever else the machine does strikes all alike. */
export function turnsOf(names: readonly string[], round: number): PageName[] {
  const own = turns.filter(name => names.includes(name))
  return round % 2 === 0 ? own : own.toReversed()
}

/**
 * Visits the pages in turns.
 * @throws Error when a page did not show the member's data: its figures would say nothing.
 */
export async function comparePages(browser: Browser, pages: OfPages<Opened>, rounds: number): Promise<Rounds> {
  const found: Rounds = { portal: [] }
  for (let round = 0; round < rounds; round++)
    for (const name of turnsOf(Object.keys(pages), round)) {
      const { url, cookies } = pages[name] ?? pages.portal
      const one = await visit(browser, url, cookies, '[elementtiming]')
      if (one.inSight === 0) throw new Error(`${name} did not paint the member's data at ${url}`)
      found[name] = [...(found[name] ?? []), one]
    }
  return found
}
