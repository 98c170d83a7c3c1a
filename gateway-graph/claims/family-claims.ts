import type { Claim, ClaimPage } from '../../schema/generated/gateway-types.ts'
import { askEach } from './ask-each.ts'

/** The longest page that the contract has. */
const longestPage = 100

/** A page of the claims of several people. */
export interface FamilyClaims extends ClaimPage {
  /** Suffixes of those whose claims could not be had. */
  readonly failed: readonly number[]
}

interface Person {
  readonly suffix: number
  /** The first claims, in the gateway's order. */
  readonly claims: Claim[]
  /** How many pages they are. */
  pages: number
  /** Whether these are all. */
  complete: boolean
  total: number
}

/**
 * A page of the claims of several people as one list, latest service first; claims of one day stand by person and then
 * as the gateway has them, so that each stands on one page and stays there (MEMBER-18). One call a person tells all
 * that the first hundred claims need; further on only those are asked again whose claims are used up. Whoever's claims
 * fail is left out and named; rejects when everybody's do. `read` asks for a page of one person's claims.
 */
export async function familyClaims(
  suffixes: readonly number[],
  { page, size }: { readonly page: number; readonly size: number },
  read: (suffix: number, page: number, size: number) => Promise<ClaimPage>,
): Promise<FamilyClaims> {
  const end = (page + 1) * size
  let people = suffixes.map((suffix): Person => ({ suffix, claims: [], pages: 0, complete: false, total: 0 }))
  let asked: readonly Person[] = people
  let claims: Claim[] = []
  while (asked.length > 0) {
    const { answers, failures } = await askEach(asked, ({ suffix, pages }) =>
      read(suffix, pages, Math.min(end, longestPage)),
    )
    for (const { one, answer } of answers) addPage(one, answer)
    people = people.filter(person => !failures.some(({ one }) => one === person))
    if (people.length === 0) throw failures[0]?.reason
    const isBeyond = page * size >= totalOf(people)
    const merged = isBeyond ? { claims: [], usedUp: [] } : merge(people, end)
    claims = merged.claims.slice(page * size)
    asked = merged.usedUp
  }
  const failed = suffixes.filter(suffix => !people.some(person => person.suffix === suffix))
  return { ...envelope(claims.length, { page, size, totalElements: totalOf(people) }), content: claims, failed }
}

/** A page without claims is the last, whatever it says of itself. */
function addPage(person: Person, { content, last, totalElements }: ClaimPage): void {
  person.claims.push(...content)
  person.pages += 1
  person.complete = last || content.length === 0
  person.total = totalElements
}

const totalOf = (people: readonly Person[]): number => people.reduce((sum, { total }) => sum + total, 0)

/** The first claims of all up to `end`, or as far as is known, and who would have to be asked for more to go on. */
function merge(people: readonly Person[], end: number): { claims: Claim[]; usedUp: Person[] } {
  const queues = people.map(person => ({ person, place: 0 }))
  const claims: Claim[] = []
  while (claims.length < end) {
    const usedUp = queues.filter(({ person, place }) => !person.complete && place === person.claims.length)
    if (usedUp.length > 0) return { claims, usedUp: usedUp.map(({ person }) => person) }
    let latest: { queue: (typeof queues)[number]; claim: Claim } | undefined
    for (const queue of queues) {
      const claim = queue.person.claims[queue.place]
      if (claim && (!latest || claim.serviceDateFrom > latest.claim.serviceDateFrom)) latest = { queue, claim }
    }
    if (!latest) break
    latest.queue.place += 1
    claims.push(latest.claim)
  }
  return { claims, usedUp: [] }
}

function envelope(count: number, { page, size, totalElements }: { page: number; size: number; totalElements: number }) {
  const totalPages = Math.ceil(totalElements / size)
  return {
    ...{ first: page === 0, last: page >= totalPages - 1, empty: count === 0, number: page },
    ...{ numberOfElements: count, size, totalElements, totalPages },
  }
}
