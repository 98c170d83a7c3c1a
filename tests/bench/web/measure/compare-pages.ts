import type { Browser, Cookie } from 'playwright'
import { type Visit, visit } from './visit.ts'

/** The pages that are compared. */
export const pageNames = ['portal', 'static', 'hand-written', 'client-rendered'] as const
export type PageName = (typeof pageNames)[number]

/** Every visit of every page, in the order in which they were made. */
export type Rounds = Record<PageName, Visit[]>

/** Two pages that differ by a few percent are visited more often, for single visits differ by more than that. */
const close = ['portal', 'hand-written'] as const
const turns: readonly PageName[] = [...close, 'static', ...close.toReversed(), 'client-rendered', ...close]

/** Visits the pages in turns, one round forth and one back, so that whatever else the machine does strikes all alike. */
export async function comparePages(
  browser: Browser,
  urls: Readonly<Record<PageName, string>>,
  cookies: readonly Cookie[],
  rounds: number,
): Promise<Rounds> {
  const found: Rounds = { portal: [], static: [], 'hand-written': [], 'client-rendered': [] }
  for (let round = 0; round < rounds; round++)
    for (const name of round % 2 === 0 ? turns : turns.toReversed())
      found[name].push(await visit(browser, urls[name], cookies))
  return found
}
