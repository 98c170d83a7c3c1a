import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Claim } from '../../schema/generated/gateway-types.ts'
import { PortalFailure } from '../failures/portal-failure.ts'
import { claim } from '../testing/fixture.ts'
import { familyClaims } from './family-claims.ts'

/** One day of June 2026 for each claim of a person, in any order. */
type Days = readonly number[]

/** A gateway that has each person's claims, latest first, and counts the pages asked for. */
function gatewayWith(family: readonly Days[]) {
  const lists = family.map((days, suffix) =>
    days
      .toSorted((one, other) => other - one)
      .map((day, index): Claim => {
        const serviceDateFrom = `2026-06-${String(day).padStart(2, '0')}`
        return { ...claim, id: `${suffix}-${index}`, memberSuffix: suffix, serviceDateFrom }
      }),
  )
  const asked: { suffix: number; page: number; size: number }[] = []
  const failing = new Map<number, number>()
  const read = async (suffix: number, page: number, size: number) => {
    asked.push({ suffix, page, size })
    if (page >= (failing.get(suffix) ?? Number.POSITIVE_INFINITY))
      throw new PortalFailure('Down', { code: 'UPSTREAM', status: 500, area: 'claims' })
    const list = lists[suffix] ?? []
    const content = list.slice(page * size, (page + 1) * size)
    return {
      ...{ content, first: page === 0, last: (page + 1) * size >= list.length, empty: content.length === 0 },
      ...{ number: page, size, numberOfElements: content.length, totalElements: list.length },
      totalPages: Math.ceil(list.length / size),
    }
  }
  const suffixes = family.map((_, suffix) => suffix)
  return { read, asked, failing, page: (page: number, size: number) => familyClaims(suffixes, { page, size }, read) }
}

const families = fc.array(fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 40 }), { minLength: 2, maxLength: 6 })
const sizes = fc.integer({ min: 1, max: 15 })
const repeated = (days: number, day: number): Days => Array.from({ length: days }, () => day)

describe('familyClaims', () => {
  it('[MEMBER-18] walks every claim once, latest first, by person on one day, whatever the page size', async () => {
    await fc.assert(
      fc.asyncProperty(families, sizes, async (family, size) => {
        const total = family.flat().length
        const walked: Claim[] = []
        for (let page = 0; page * size < total; page++) {
          const { content, ...about } = await gatewayWith(family).page(page, size)
          const last = (page + 1) * size >= total
          expect(about).toMatchObject({ number: page, first: page === 0, last, totalElements: total, failed: [] })
          expect(content.length).toBe(Math.min(size, total - page * size))
          walked.push(...content)
        }
        expect(new Set(walked.map(({ id }) => id)).size).toBe(total)
        const key = ({ serviceDateFrom, memberSuffix }: Claim) =>
          `${40 - Number(serviceDateFrom.slice(-2))}-${memberSuffix}`
        expect(walked.map(key)).toEqual(walked.map(key).toSorted())
      }),
    )
  })

  it('[MEMBER-18] makes one call a person for all of the first hundred claims', async () => {
    const gateway = gatewayWith([repeated(60, 1), repeated(60, 2), []])
    await gateway.page(9, 10)
    expect(gateway.asked).toEqual([0, 1, 2].map(suffix => ({ suffix, page: 0, size: 100 })))
  })

  it('[MEMBER-18] further on asks only those again whose claims are used up', async () => {
    const gateway = gatewayWith([repeated(250, 1), repeated(90, 2), repeated(5, 3)])
    const { content } = await gateway.page(20, 10)
    expect(content.map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, index) => `0-${105 + index}`))
    expect(gateway.asked.map(({ suffix, page }) => [suffix, page])).toEqual([
      ...[
        [0, 0],
        [1, 0],
        [2, 0],
      ],
      [0, 1],
    ])
  })

  it('[MEMBER-18] asks nobody again for a page beyond the last', async () => {
    const gateway = gatewayWith([repeated(250, 1), repeated(90, 2)])
    expect(await gateway.page(5000, 10)).toMatchObject({ content: [], empty: true, last: true, totalPages: 34 })
    expect(gateway.asked).toHaveLength(2)
  })

  it('[MEMBER-18] leaves out whoever fails, at first or further on, and rejects when all do', async () => {
    const gateway = gatewayWith([repeated(250, 1), repeated(3, 2), repeated(3, 3)])
    gateway.failing.set(1, 0)
    const first = await gateway.page(0, 10)
    expect([first.failed, first.totalElements, first.content[0]?.memberSuffix]).toEqual([[1], 253, 2])
    gateway.failing.set(0, 1)
    const far = await gateway.page(15, 10)
    expect([far.failed, far.totalElements, far.content]).toEqual([[0, 1], 3, []])
    gateway.failing.set(0, 0).set(2, 0)
    await expect(gateway.page(0, 10)).rejects.toThrow('Down')
  })

  it('[MEMBER-18] ends with a gateway that never calls a page the last', async () => {
    const { read } = gatewayWith([[1, 2], [3]])
    const { content } = await familyClaims([0, 1], { page: 0, size: 10 }, async (...asked) => ({
      ...(await read(...asked)),
      last: false,
    }))
    expect(content.map(({ id }) => id)).toEqual(['1-0', '0-0', '0-1'])
  })
})
