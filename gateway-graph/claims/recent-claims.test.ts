import { describe, expect, it } from 'vitest'
import type { ClaimPage } from '../../schema/generated/gateway-types.ts'
import { claim, claimPage } from '../testing/fixture.ts'
import { recentClaims } from './recent-claims.ts'
import type { ClaimsAsked } from './rest.ts'

const today = '2026-06-15'

/** Answers per list, and what was asked. */
function reader(pages: { [list: string]: ClaimPage }) {
  const asked: [string, ClaimsAsked][] = []
  const read = async (list: string, what: ClaimsAsked) => {
    asked.push([list, what])
    return pages[list] ?? claimPage()
  }
  return { asked, read }
}
const claims = (...ids: string[]) => claimPage(...ids.map(id => ({ ...claim, id })))

describe('recentClaims', () => {
  it('[HOME-43] [CONST-05] asks for the last two years, page 0, size 3, of the member', async () => {
    const { asked, read } = reader({ medical: claims('1', '2', '3') })
    await recentClaims(read, { suffix: 1, viewerSuffix: 1, today })
    expect(asked).toEqual([
      ['medical', { startDate: '2024-06-15', endDate: '2026-06-15', suffix: 1, page: 0, size: 3 }],
    ])
  })

  it('[HOME-45] asks dental only when fewer than three medical claims came', async () => {
    const full = reader({ medical: claims('1', '2', '3'), dental: claims('4') })
    expect((await recentClaims(full.read, { suffix: 0, viewerSuffix: 0, today })).map(({ number }) => number)).toEqual([
      '1',
      '2',
      '3',
    ])
    expect(full.asked.map(([list]) => list)).toEqual(['medical'])

    const few = reader({ medical: claims('1', '2'), dental: claims('4') })
    expect((await recentClaims(few.read, { suffix: 0, viewerSuffix: 0, today })).map(({ number }) => number)).toEqual([
      '1',
      '2',
      '4',
    ])
    expect(few.asked.map(([list]) => list)).toEqual(['medical', 'dental'])
  })

  it('[HOME-44] [OPEN-27] gives medical as answered, then dental as answered, cut at three', async () => {
    const { read } = reader({ medical: claims('9', '1'), dental: claims('8', '7', '6') })
    expect((await recentClaims(read, { suffix: 0, viewerSuffix: 0, today })).map(({ number }) => number)).toEqual([
      '9',
      '1',
      '8',
    ])
  })

  it('[HOME-27] returns an empty list for a member without claims', async () => {
    expect(await recentClaims(reader({}).read, { suffix: 0, viewerSuffix: 0, today })).toEqual([])
  })
})
