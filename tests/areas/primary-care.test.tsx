import { cleanup, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Answers } from './support/fake-query.ts'
import { ana, coming, history, leo, location, provider, sam } from './support/family-in-primary-care.ts'
import { openAddress } from './support/open-address.tsx'
import { brands } from './support/shipped-manifest.ts'

const persona = 'subscriber, active'
const overview = (withProvider: object[], withoutProvider: object[]): Answers => ({
  PrimaryCareScreen: () => ({ data: { viewer: { primaryCare: { withProvider, withoutProvider } } } }),
})
/** The answer of the page of a member. */
const of = (primaryCare: object, address: object | null = null) => ({
  data: { viewer: { family: { address, member: { primaryCare } } } },
})
const place = ['viewer', 'family', 'member', 'primaryCare']
/** What a row says: its cells, and where its links lead. */
const read = (row: HTMLElement) => ({
  cells: [...row.children].slice(0, -1).map(cell => cell.textContent),
  links: within(row)
    .queryAllByRole('link')
    .map(link => [link.getAttribute('aria-label'), link.getAttribute('href')]),
})

afterEach(cleanup)

describe.each(brands)('primary care of $brand.id', manifest => {
  it('[PCP-05] [PCP-06] [SCOPE-15] lists each member in the matching table, with the ways on', async () => {
    const answers = overview([ana, sam], [leo])
    const view = await openAddress('/find-care/primary-care', { manifest, persona, answers })
    const rows = (name: string) => within(view.getByRole('table', { name })).getAllByRole('row').slice(1).map(read)
    expect(rows('Members without a provider')).toEqual([
      { cells: ['Leo Rivera'], links: [['Find a provider for Leo Rivera', '/find-care/primary-care/2/search']] },
    ])
    expect(rows('Members with a provider')).toEqual([
      {
        cells: ['Ana Rivera', 'Amelia Hartmann'],
        links: [
          ['View provider of Ana Rivera', '/find-care/primary-care/0'],
          ['Change the provider of Ana Rivera', '/find-care/primary-care/0/search'],
        ],
      },
      {
        cells: ['Sam Rivera', 'Mei Okada'],
        links: [['View provider of Sam Rivera', '/find-care/primary-care/1']],
      },
    ])
    expect(view.sent('PrimaryCareScreen')).toHaveLength(1)
  })

  it('[PCP-05] lists who cannot choose with the reason and without a link', async () => {
    const hindered = { eligible: false, eligibleDates: [] }
    const answers = overview(
      [],
      [
        { ...leo, ...hindered, hindrance: 'NO_MEDICAL_PLAN' },
        { ...leo, ...hindered, suffix: 3, firstName: 'Ida', hindrance: 'NOT_IN_PLAN' },
      ],
    )
    const view = await openAddress('/find-care/primary-care', { manifest, persona, answers })
    const table = view.getByRole('table', { name: 'Members without a provider' })
    const rows = within(table).getAllByRole('row').slice(1)
    expect(rows.map(row => [...row.children].map(cell => cell.textContent))).toEqual([
      ['Leo Rivera', 'No medical plan now, so there is no provider to choose'],
      ['Ida Rivera', "This medical plan doesn't need a primary care provider"],
    ])
    expect(within(table).queryByRole('link')).toBeNull()
  })

  it('[MEMBER-06] [PCP-18] says who comes and from when on, beside the provider of today', async () => {
    const answers = overview(
      [
        { ...ana, coming },
        { ...leo, coming },
      ],
      [],
    )
    const view = await openAddress('/find-care/primary-care', { manifest, persona, answers })
    const rows = within(view.getByRole('table', { name: 'Members with a provider' }))
      .getAllByRole('row')
      .slice(1)
    expect(rows.map(row => row.children[1]?.textContent)).toEqual([
      'Amelia Hartmann From 01/01/2027: Noor Haddad',
      'None today From 01/01/2027: Noor Haddad',
    ])
  })

  it('[PCP-09] leads from a member without a selection to the search', async () => {
    const answers = { PrimaryCareMemberScreen: () => of(leo) }
    const { router } = await openAddress('/find-care/primary-care/2', { manifest, persona, answers })
    expect(router.state.location.pathname).toBe('/find-care/primary-care/2/search')
  })
})

describe('the overview', () => {
  it('[PCP-06] leaves a table out when nobody is in it', async () => {
    const view = await openAddress('/find-care/primary-care', { persona, answers: overview([ana], []) })
    expect(view.queryByRole('table', { name: 'Members without a provider' })).toBeNull()
    expect(view.queryByText('No one here can choose a provider right now')).toBeNull()
  })

  it('[PCP-17] offers no search to a member who has no day to start on', async () => {
    const answers = overview([], [{ ...leo, eligibleDates: [], hindrance: 'NO_START_DATE' }])
    const view = await openAddress('/find-care/primary-care', { persona, answers })
    expect(within(view.getByRole('table')).queryByRole('link')).toBeNull()
    expect(view.getByText('There is no start date for a new provider yet')).toBeTruthy()
  })

  it('says so when both are empty', async () => {
    const view = await openAddress('/find-care/primary-care', { persona, answers: overview([], []) })
    expect(view.getByText('No one here can choose a provider right now')).toBeTruthy()
    expect(view.queryByRole('table')).toBeNull()
  })
})

describe('a member’s provider', () => {
  const path = '/find-care/primary-care/0'
  const member = { ...ana, provider, history }
  const open = (answer: ReturnType<Answers[string]>) =>
    openAddress(path, { persona, answers: { PrimaryCareMemberScreen: () => answer } })

  it('[PCP-08] [ENT-38] shows name, title, group and locations', async () => {
    const view = await open(of(member))
    expect(view.getByRole('heading', { level: 1 }).textContent).toBe('Primary care provider of Ana Rivera')
    const card = within(view.getByRole('region', { name: 'Amelia Hartmann, MD' }))
    for (const words of ['Riverside Medical Group', 'Family medicine', 'English, Spanish', 'Accepting new patients'])
      expect(card.getByText(words)).toBeTruthy()
    expect(card.getByText('Riverside Clinic')).toBeTruthy()
    expect(card.getByText('12 River Street')).toBeTruthy()
    expect(card.getByRole('link', { name: location.phoneNumber }).getAttribute('href')).toBe('tel:5035550100')
    expect(view.sent('PrimaryCareMemberScreen').map(call => call.variables.suffix)).toEqual([0])
  })

  it('[PCP-08] [ENT-35] shows the history with dates and reasons, in the order of the answer, newest first', async () => {
    const view = await open(of(member))
    const rows = within(view.getByRole('table', { name: 'Provider history' }))
      .getAllByRole('row')
      .slice(1)
    expect(rows.map(row => [...row.children].map(cell => cell.textContent))).toEqual([
      ['Amelia Hartmann, MD', '01/01/2025', 'Present', '-', 'Riverside Clinic, Salem'],
      ['Ira Stone, DO', '03/01/2021', '12/31/2024', 'Member chose another provider', 'Riverside Clinic, Salem'],
    ])
  })

  it('[MEMBER-06] [PCP-08] shows who comes apart from the provider of today, and not in the history', async () => {
    const [today, ...earlier] = history
    const ends = { ...today, endDate: '2026-12-31' }
    const comes = { ...coming, endDate: null, time: 'COMING', terminationReason: null }
    const changing = { ...member, coming, history: [comes, ends, ...earlier] }
    const view = await open(of(changing))
    const now = within(view.getByRole('region', { name: 'Amelia Hartmann, MD' }))
    expect(now.getByText('Provider until 12/31/2026')).toBeTruthy()
    const next = within(view.getByRole('region', { name: 'From 01/01/2027: Noor Haddad, NP' }))
    expect(next.getByText('Riverside Clinic')).toBeTruthy()
    expect(within(view.getByRole('table')).queryByText(/Noor Haddad/)).toBeNull()
    expect(within(view.getByRole('table')).getByText('12/31/2026')).toBeTruthy()
  })

  it('[MEMBER-06] [PCP-09] shows a member whose first provider is still to come, and says so', async () => {
    const waiting = { ...leo, provider: null, coming, history: [] }
    const view = await open(of(waiting))
    expect(view.getByRole('heading', { level: 2, name: 'From 01/01/2027: Noor Haddad, NP' })).toBeTruthy()
    expect(view.getByText('There is no provider until 01/01/2027.')).toBeTruthy()
    expect(view.queryByText('Provider today')).toBeNull()
  })

  it('[PCP-10] shows the name alone of a provider who is not known', async () => {
    const view = await open(of({ ...member, provider: null }))
    const card = within(view.getByRole('region', { name: 'Amelia Hartmann' }))
    expect(card.getByText('We only have the name of this provider.')).toBeTruthy()
    expect(card.queryByText('Locations')).toBeNull()
  })

  it('[PCP-11] [ERR-18] stays, with the name and the history, when the provider cannot be looked up', async () => {
    const errors = [{ code: 'UPSTREAM', status: 500, path: [...place, 'provider'] }]
    const view = await open({ ...of({ ...member, provider: null }), errors })
    expect(view.getByRole('heading', { level: 1 }).textContent).toBe('Primary care provider of Ana Rivera')
    expect(view.getByText("We can't show this provider's details right now.")).toBeTruthy()
    expect(view.queryByText('We only have the name of this provider.')).toBeNull()
    expect(view.getByRole('heading', { name: 'Amelia Hartmann' })).toBeTruthy()
    expect(view.getByRole('table', { name: 'Provider history' })).toBeTruthy()
    expect(view.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe(path)
  })

  it('[PCP-09] offers a change to a member who may make one, and to nobody else', async () => {
    const view = await open(of(member))
    expect(view.getByRole('link', { name: 'Change provider' }).getAttribute('href')).toBe(`${path}/search`)
    cleanup()
    const atHome = await open(of(member, { zipCode: '97301-1234' }))
    const results = `${path}/search?zip=97301&radius=25&effectiveDate=2026-12-01`
    expect(atHome.getByRole('link', { name: 'Change provider' }).getAttribute('href')).toBe(results)
    cleanup()
    const other = await open(of({ ...member, eligibleDates: [] }))
    expect(other.queryByRole('link', { name: 'Change provider' })).toBeNull()
  })

  it('[ERR-06] finds nobody under a suffix that is not the family’s, or no suffix at all', async () => {
    const nobody = { data: { viewer: { family: { member: null } } } }
    expect((await open(nobody)).getByText("Sorry, it looks like we can't find that page.")).toBeTruthy()
    cleanup()
    const answers = { PrimaryCareMemberScreen: () => nobody }
    const view = await openAddress('/find-care/primary-care/me', { persona, answers })
    expect(view.sent('PrimaryCareMemberScreen').map(call => call.variables.suffix)).toEqual([-1])
  })
})
