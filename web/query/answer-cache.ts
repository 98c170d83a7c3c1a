import { type FieldMergeFunction, InMemoryCache, type StoreObject } from '@apollo/client'
import { cacheKeys } from '../../schema/cache-keys.ts'
import type { KnownDocument } from './known-document.ts'

/** An answer that was kept, and when it was given. */
export interface Kept<Data> {
  data: Data
  /** Milliseconds since 1970. */
  at: number
  /** Whether a change was made since, or what it shows may be of before one. */
  beforeChange: boolean
}

// biome-ignore lint/suspicious/noExplicitAny: of any answer and any variables, which nothing else says of both
type AnyDocument = KnownDocument<any, any>

/** How many answers are kept at most. */
const mostAnswers = 60

/** Two screens may ask different things of the same; none takes away what the other has. */
const together = { merge: true } as const

/** As `together`, of each item of a list that stays as long as it is. */
const eachTogether: FieldMergeFunction<StoreObject[] | null> = (before, now, { mergeObjects }) =>
  now?.map((item, index) => (before?.length === now.length ? mergeObjects(before[index] ?? item, item) : item)) ?? null

const inGroup = ({ number }: Readonly<Record<string, unknown>>) => (number === undefined ? false : ['number'])

const createCache = () =>
  new InMemoryCache({
    possibleTypes: { BenefitService: ['DentalService', 'MedicalService'] },
    typePolicies: {
      ...Object.fromEntries(
        Object.entries(cacheKeys).map(([type, keyFields]) => [type, { keyFields: [...keyFields] }]),
      ),
      Query: { fields: { screen: together } },
      // Told by several calls, some of which know no number.
      Group: { keyFields: inGroup },
      Family: { keyFields: [...cacheKeys.Family], fields: { address: together, group: together } },
      Member: {
        keyFields: [...cacheKeys.Member],
        fields: { benefits: together, planPeriod: together, coverages: { merge: eachTogether } },
      },
      PlanPeriod: { fields: { benefits: together } },
    },
  })

/** Whether a change is a step of the journey after log-in: the next answer may be for another person or group. */
const leadsOn = (data: unknown) =>
  isObject(data) &&
  Object.values(data as Record<string, unknown>).some(
    payload => isObject(payload) && 'next' in payload && payload.next !== null,
  )

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/**
 * What the browser keeps of answers, in memory (GRAPH-16): each thing once, whichever screens asked for it, so that a change
 * of it shows on all of them. It is of one person in one group and in one language: an answer for anybody else empties it first.
 */
export function createAnswerCache(language: () => string, now: () => number = Date.now) {
  const cache = createCache()
  const answers = new Map<string, { at: number; change: number }>()
  let changes = 0
  let person: unknown
  let spoken = language()

  const nameOf = (document: { id: string }, variables: object) => JSON.stringify([document.id, variables])

  function forget() {
    answers.clear()
    // Watched by nobody: screens hold what they show.
    void cache.reset()
  }

  /** Empties the cache when an answer is for somebody else, or in other words, than those before it. */
  function beFor(data: object) {
    if (spoken !== language()) forget()
    spoken = language()
    if (!('viewer' in data)) return
    const asking = (data.viewer as { id?: unknown } | null)?.id ?? null
    if (person !== undefined && asking !== person) forget()
    person = asking
  }

  return {
    cache,
    /** How many changes were made: whoever asks remembers it, as an answer of before a change is not kept after it. */
    changes: () => changes,
    /** Keeps a whole answer: one in which something failed is asked for again. */
    keep(document: AnyDocument, variables: Record<string, unknown>, data: object) {
      beFor(data)
      if (answers.size >= mostAnswers) forget()
      cache.write({ query: document, variables, result: data, dataId: 'ROOT_QUERY' })
      answers.set(nameOf(document, variables), { at: now(), change: changes })
    },
    /** Takes in what a change answers with: it shows wherever the same things do. */
    change(document: AnyDocument, variables: Record<string, unknown>, data: unknown) {
      changes += 1
      if (leadsOn(data)) forget()
      const isAsked = document.definitions.some(
        node => 'selectionSet' in node && node.selectionSet.selections.length > 0,
      )
      if (!data || !isAsked) return
      cache.write({ query: document, variables, result: data, dataId: 'ROOT_MUTATION' })
      cache.evict({ id: 'ROOT_MUTATION' })
    },
    /** The answer as it is by now; undefined where it was never given whole, or parts of it are gone. */
    recall<Data, Variables extends Record<string, unknown>>(
      document: KnownDocument<Data, Variables>,
      variables: Variables,
    ): Kept<Data> | undefined {
      const given = spoken === language() ? answers.get(nameOf(document, variables)) : undefined
      if (!given) return undefined
      const asked: AnyDocument = document
      const data = cache.read({ query: asked, variables, optimistic: false, rootId: 'ROOT_QUERY' }) as Data | null
      return data === null ? undefined : { data, at: given.at, beforeChange: given.change < changes }
    },
    forget,
  }
}

export type AnswerCache = ReturnType<typeof createAnswerCache>
