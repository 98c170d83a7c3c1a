import type { Browser, Cookie } from 'playwright'
import { type Visit, visit } from './visit.ts'

/** The pages that are compared, in the order of a round. */
export const pageNames = ['portal', 'static', 'hand-written', 'client-rendered'] as const
export type PageName = (typeof pageNames)[number]

/** Every visit of every page, one of each a round. */
export type Rounds = Record<PageName, Visit[]>

/** Visits the pages in turns, so that whatever else the machine does strikes all alike. */
export async function comparePages(
  browser: Browser,
  urls: Readonly<Record<PageName, string>>,
  cookies: readonly Cookie[],
  rounds: number,
): Promise<Rounds> {
  const found: Rounds = { portal: [], static: [], 'hand-written': [], 'client-rendered': [] }
  for (let round = 0; round < rounds; round++)
    for (const turn of pageNames.keys()) {
      const name = pageNames[(turn + round) % pageNames.length] ?? 'portal'
      found[name].push(await visit(browser, urls[name], cookies))
    }
  return found
}
