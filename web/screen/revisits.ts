import { type BrowserQuery, unreachable } from '../query/browser-query.ts'
import { isMutation, type KnownDocument } from '../query/known-document.ts'
import type { Query, QueryResult } from '../query/query.ts'

/** The answer that a screen may show without asking; `stays` is the screen's word for whether time alone makes it wrong. */
export type Recall = <Data, Variables extends Record<string, unknown>>(
  document: KnownDocument<Data, Variables>,
  variables: Variables,
  stays: boolean,
) => QueryResult<Data> | undefined

/** The page, as far as it decides what may be shown again. */
interface Page {
  /** Whether Back or Forward leads to where the member was on this page. */
  isReturn(): boolean
  /** Whether the session began or ended since the page was made. */
  sessionChanged(): boolean
  /** Has the screen asked for again as soon as it is in sight. */
  refresh(): void
}

/** How long what was asked for ahead of a click counts as asked for at the click, in milliseconds. */
const aheadMs = 30_000

/** How long what stays does so: it may change in another browser, too. */
const stayMs = 300_000

/**
 * Which of the kept answers a screen may show (GRAPH-16). Back and Forward show at once what was there, with all changes
 * since; unless that stays right by itself, it is asked for behind it. A link that was pointed at or focused opens what was
 * asked for then. Any other way to a screen asks.
 */
export function createRevisits(
  { query, recall }: Pick<BrowserQuery, 'query' | 'recall'>,
  page: Page,
  now: () => number = Date.now,
): { recall: Recall; askAhead: Query } {
  const ahead = new Set<string>()
  const nameOf = (document: { id: string }, variables: object) => JSON.stringify([document.id, variables])
  return {
    recall(document, variables, stays) {
      const wasAhead = ahead.delete(nameOf(document, variables))
      const kept = page.sessionChanged() ? undefined : recall(document, variables)
      if (!kept) return undefined
      const age = now() - kept.at
      const answer = { data: kept.data, errors: [] }
      if (wasAhead && !kept.beforeChange && age < aheadMs) return answer
      if (!page.isReturn()) return undefined
      if (!stays || kept.beforeChange || age > stayMs) page.refresh()
      return answer
    },
    async askAhead(document, variables) {
      // What opening a screen changes, nobody has asked for yet.
      if (isMutation(document)) return { data: null, errors: [unreachable] }
      const answer = await query(document, variables)
      if (answer.errors.length === 0) ahead.add(nameOf(document, variables))
      return answer
    },
  }
}
