import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { HomeData } from '../../blocks/block.tsx'
import { homeAnswers } from '../../blocks/testing/home-context.ts'
import { show } from '../../blocks/testing/show.tsx'
import { Home, layOut } from './home.tsx'
import { failure, homeView } from './testing/home-portal.ts'

const showHome = (answers: HomeData = {}, errors: ReturnType<typeof failure>[] = []) =>
  show(<Home title="Home" view={homeView} data={{ ...homeAnswers, ...answers }} errors={errors} />)

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

describe('Home', () => {
  it('shows every block of the manifest once, in its order', () => {
    showHome()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hello, Ana')
    expect(headings()).toEqual([
      "It's time to renew your plan",
      'Your invoices can come by eBill',
      'Primary care administrative update',
      'Your medical plan this year',
      'Preventive care initiative',
      'Recent claims',
      'Your membership',
      'Primary care',
      'Tools',
      'Programs',
    ])
  })

  it('[HOME-13] [HOME-15] [HOME-22] [HOME-27] [HOME-57] leaves out what the member has nothing of, with its title', () => {
    showHome({
      planManagement: null,
      ebill: { ebill: { eligible: false, awaitsVisit: false } },
      primaryCare: null,
      recentClaims: { recentClaims: [] },
      yearlyLimits: [],
      programs: { programs: [] },
    })
    expect(headings()).toEqual([
      'Primary care administrative update',
      'Preventive care initiative',
      'Your membership',
      'Tools',
    ])
  })

  it('has a heading for everyone, also without the welcome banner', () => {
    showHome({ member: null })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Home')
  })

  it('names what failed, offers to ask again, and keeps the rest', () => {
    showHome({ recentClaims: { recentClaims: null } }, [failure('recentClaims', 503)])
    const gap = screen.getByRole('region', { name: 'your recent claims' })
    expect(gap.textContent).toContain("We can't show your recent claims right now")
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
    expect(headings()).toContain('Programs')
    expect(headings()).not.toContain('Recent claims')
  })

  it('names no gap for a source that failed behind a block that can show without it', () => {
    showHome({ outlineOfCoverage: null }, [failure('outlineOfCoverage', 500)])
    expect(headings()).toContain('Tools')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('has a heading, and names the membership once, when all that is known of the member failed', () => {
    showHome({ member: null, family: null }, [failure('member', 500), failure('family', 500)])
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Home')
    expect(screen.getAllByRole('region', { name: 'your membership' })).toHaveLength(1)
  })

  it('names a failed source also when its block was left out because its condition is unknown', () => {
    const home = (homeView.home ?? []).filter(({ block }) => block !== 'plan-management-banner')
    const data = { ...homeAnswers, planManagement: null }
    show(<Home title="Home" view={{ ...homeView, home }} data={data} errors={[failure('planManagement', 500)]} />)
    expect(screen.getByRole('region', { name: "your plan's renewal" })).toBeTruthy()
  })

  it('has the browser note when the member data is in sight', () => {
    showHome()
    const noted = [...document.querySelectorAll('[elementtiming="member-data"]')].map(({ textContent }) => textContent)
    expect(noted).toEqual([expect.stringContaining('Ana'), expect.stringContaining('W12345678')])
  })
})

type Item = { id: string; column: 'full' | 'main' | 'side' }
const items = (...list: [string, Item['column']][]) => list.map(([id, column]) => ({ id, column }))

it('keeps the order of the manifest and gathers neighbours into columns', () => {
  const list = items(['a', 'full'], ['b', 'main'], ['c', 'side'], ['d', 'main'], ['e', 'full'], ['f', 'side'])
  const rows = layOut<Item>(list, ({ column }) => column)
  const ids = (row: (typeof rows)[number]) =>
    row.kind === 'full' ? row.item.id : [row.lead, row.side, row.rest].map(part => part.map(({ id }) => id))
  expect(rows.map(ids)).toEqual(['a', [['b'], ['c'], ['d']], 'e', [[], ['f'], []]])
})
