import { cleanup, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { failing } from './support/failing.ts'
import type { Answers } from './support/fake-query.ts'
import { ana, leo } from './support/family-in-primary-care.ts'
import { openAddress } from './support/open-address.tsx'
import {
  answers,
  asked,
  familyWith,
  full,
  near,
  page,
  path,
  persona,
  refusing,
  searched,
  viewer,
} from './support/provider-search.ts'
import { brands } from './support/shipped-manifest.ts'

const open = (at: string, more: Answers = answers()) => openAddress(at, { persona, answers: more })
const search = 'PrimaryCareSearchScreen'

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})
afterEach(cleanup)

describe.each(brands)('the search of $brand.id', manifest => {
  it('[PCP-09] [PCP-12] [SCOPE-15] asks where, how far, from when on and for whom, also of a member with a provider', async () => {
    const own = answers({ family: familyWith(ana) })
    const view = await openAddress('/find-care/primary-care/0/search', { manifest, persona, answers: own })
    expect(view.getByRole('heading', { level: 1 }).textContent).toBe('Find a provider for Ana Rivera')
    expect(view.getByText('Provider today: Amelia Hartmann.')).toBeTruthy()
    expect((view.getByLabelText('ZIP code') as HTMLInputElement).value).toBe('97301')
    expect((view.getByLabelText('Distance') as HTMLSelectElement).value).toBe('25')
    expect(view.getByLabelText(/^Name or keyword/)).toBeTruthy()
    const dates = within(view.getByLabelText('Effective date')).getAllByRole('option')
    expect(dates.map(option => option.textContent)).toEqual(['12/01/2026', '01/01/2027'])
    expect(view.getAllByRole('checkbox').map(box => box.getAttribute('name'))).toEqual(['with2'])
    expect(view.sent(search).map(call => call.variables.searching)).toEqual([false])
  })
})

describe('searching for a provider', () => {
  it('[PCP-12] [PCP-13] puts the search into the address and loads the first page for all selected members', async () => {
    const view = await open(path)
    await view.user.click(view.getByRole('checkbox', { name: 'Ana Rivera' }))
    await view.user.type(view.getByLabelText(/^Name or keyword/), 'family')
    await view.user.click(view.getByRole('button', { name: 'Search' }))
    await view.findByText('Showing 1 to 2 of 2 providers')
    expect(Object.fromEntries(new URLSearchParams(view.router.state.location.search))).toEqual({
      ...{ with0: 'yes', zip: '97301', radius: '25', effectiveDate: '2026-12-01', searchString: 'family' },
    })
    expect(view.sent(search).at(-1)?.variables).toMatchObject({
      ...{ searching: true, choosing: false, skip: 0, suffix: 2 },
      search: {
        ...{ suffixes: [2, 0], from: '2026-12-01', radius: 25, zip: '97301', searchString: 'family' },
      },
    })
  })

  it('[PCP-12] searches by the five digits of a ZIP code where a phone fills in all nine', async () => {
    const view = await open(`${path}?with0=yes&zip=97301-0001&radius=25&effectiveDate=2026-12-01&searchString=O’Neil`)
    expect(view.sent(search).at(-1)?.variables).toMatchObject({ search: { zip: '97301', searchString: "O'Neil" } })
  })

  it('[MEMBER-21] folds away once it was sent, says what was searched for and takes focus to the count', async () => {
    const view = await open(path)
    const fold = () => view.container.querySelector('search details')
    expect(fold()?.hasAttribute('open')).toBe(true)
    await view.user.click(view.getByRole('checkbox', { name: 'Ana Rivera' }))
    await view.user.type(view.getByLabelText(/^Name or keyword/), 'family')
    await view.user.click(view.getByRole('button', { name: 'Search' }))
    const count = await view.findByText('Showing 1 to 2 of 2 providers')
    await waitFor(() => expect(document.activeElement).toBe(count))
    expect(fold()?.hasAttribute('open')).toBe(false)
    expect(fold()?.querySelector('summary')?.textContent).toBe(
      'Search for a providerAna Rivera, 97301, Within 25 miles, 12/01/2026, family',
    )
    cleanup()
    const wrong = await open(`${path}?zip=9730&radius=25&effectiveDate=2026-12-01`)
    expect(wrong.container.querySelector('search details')?.hasAttribute('open')).toBe(true)
  })

  it('[PCP-12] sends no ZIP code but of five digits, says how to mend it and takes the person there', async () => {
    const view = await open(path)
    const zip = view.getByLabelText('ZIP code')
    await view.user.clear(zip)
    await view.user.type(zip, '9730')
    await view.user.click(view.getByRole('button', { name: 'Search' }))
    expect(view.getByText('Enter a 5-digit ZIP code')).toBeTruthy()
    expect(document.activeElement).toBe(zip)
    expect(view.sent(search)).toHaveLength(1)
    cleanup()
    const typed = await open(`${path}?zip=973&radius=7&effectiveDate=soon`)
    for (const words of ['Enter a 5-digit ZIP code', 'Choose a distance from the list'])
      expect(typed.getByText(words)).toBeTruthy()
    expect(typed.sent(search).map(call => call.variables.searching)).toEqual([false])
  })

  it('[PCP-17] refuses a date that is not eligible for all selected members', async () => {
    const later = { ...ana, eligibleDates: ['2027-01-01'] }
    const own = answers({ primaryCare: { withProvider: [later], withoutProvider: [leo] }, primaryCareProviders: null })
    const view = await open(`${asked}&with0=yes`, own)
    expect(view.getByText('Choose a date when everyone listed can start')).toBeTruthy()
    expect(view.queryByRole('dialog')).toBeNull()
    expect(view.queryByText('Providers')).toBeNull()
  })

  it('[PCP-14] [ENT-38] a result tells name, title, group, specialty, languages, distance, places and whether new patients are taken', async () => {
    const view = await open(searched)
    const [first, second] = within(view.getByRole('region', { name: 'Providers' }))
      .getAllByRole('heading', { level: 3 })
      .map(heading => within(heading.closest('li') as HTMLElement))
    for (const words of [
      ...['Amelia Hartmann, MD', 'Riverside Medical Group', 'Family medicine', 'English, Spanish', '1.2 mi away'],
      ...['Riverside Clinic', '12 River Street', 'Accepting new patients'],
    ])
      expect(first?.getByText(words)).toBeTruthy()
    expect(second?.getByText('Mei Okada')).toBeTruthy()
    expect(second?.getByText('Not accepting new patients')).toBeTruthy()
  })

  it('[PCP-19] offers to choose only who takes new patients', async () => {
    const view = await open(searched)
    const choices = view.getAllByRole('link', { name: /^Choose / })
    expect(choices.map(link => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
      ['Choose Amelia Hartmann, MD', asked],
    ])
    cleanup()
    const named = await open(asked, answers({ primaryCareProvider: full }))
    expect(named.getByText(/^You can't choose this provider/)).toBeTruthy()
    expect(named.queryByRole('dialog')).toBeNull()
  })

  it('[PCP-13] leads through the pages with the search kept', async () => {
    const found = page([near], 23)
    const view = await open(`${searched}&page=2`, answers({}, found))
    expect(view.sent(search).at(-1)?.variables.skip).toBe(10)
    expect(view.getByText('Showing 11 to 11 of 23 providers')).toBeTruthy()
    expect(view.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe(`${searched}&page=3`)
  })

  it('[PCP-15] says that no provider was found and suggests the next wider radius, if there is one', async () => {
    const view = await open(searched, answers({}, page([])))
    expect(view.getByText('No providers found')).toBeTruthy()
    expect(view.getByText('Try a longer distance or fewer words.')).toBeTruthy()
    expect(view.getByRole('link', { name: 'Search within 50 miles' }).getAttribute('href')).toBe(
      searched.replace('radius=25', 'radius=50'),
    )
    cleanup()
    const widest = await open(searched.replace('radius=25', 'radius=100'), answers({}, page([])))
    expect(widest.getByText('Try another ZIP code or fewer words.')).toBeTruthy()
  })

  it('[PCP-17] has no search for a member without a day to start on', async () => {
    const view = await open(path, answers({ family: familyWith({ ...leo, eligibleDates: [] }) }))
    expect(view.getByText("Leo Rivera can't choose a provider right now")).toBeTruthy()
    expect(view.queryByRole('search')).toBeNull()
  })

  it('[PCP-20] [ERR-06] a failed search goes to the error page with its status', async () => {
    const view = await open(searched, { [search]: () => failing('viewer.primaryCareProviders', 500) })
    expect(view.getByText('Error code: 500 Internal server error')).toBeTruthy()
    expect(view.router.state.location.pathname).toBe(path)
  })

  it('[PCP-11] [ERR-18] stays when the provider to be chosen cannot be looked up', async () => {
    const lookup = failing('viewer.primaryCareProvider', 500)
    const view = await open(asked, {
      [search]: () => ({ data: { viewer: { ...viewer, primaryCareProviders: page([near]) } }, ...lookup }),
    })
    expect(view.getByText("We can't find this provider right now. Please try again.")).toBeTruthy()
    expect(view.getByText('Showing 1 provider')).toBeTruthy()
  })
})

describe('choosing a provider', () => {
  it('[PCP-16] asks for confirmation with provider, member and start date; Cancel goes back to the result', async () => {
    const view = await open(searched)
    await view.user.click(view.getByRole('link', { name: 'Choose Amelia Hartmann, MD' }))
    const dialog = within(await view.findByRole('dialog', { name: 'Choose Amelia Hartmann, MD?' }))
    for (const words of ['Leo Rivera', '12/01/2026', 'Riverside Medical Group'])
      expect(dialog.getByText(words)).toBeTruthy()
    expect(dialog.getByLabelText<HTMLInputElement>(/^Email address/).value).toBe('ana@mail.example')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Choose Amelia Hartmann, MD?'))
    expect(view.sent('SelectProvider')).toHaveLength(0)
    await view.user.click(dialog.getByRole('link', { name: 'Cancel' }))
    await waitFor(() => expect(view.queryByRole('dialog')).toBeNull())
    expect(view.router.state.location.hash).toBe('#provider-P10001')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Amelia Hartmann, MD'))
  })

  it('[PCP-16] [PCP-18] sends the choice, shows the answer and the member among those with a provider', async () => {
    const view = await open(`${asked}&with0=yes`)
    await view.user.click(view.getByRole('button', { name: 'Choose this provider' }))
    await waitFor(() => expect(view.container.querySelector('h1')?.textContent).toBe('Primary care'))
    const table = view.getByRole('table', { name: 'Members with a provider' })
    expect(within(table).getByText('Leo Rivera')).toBeTruthy()
    await view.findByText('Amelia Hartmann it is.')
    expect(view.router.state.location.pathname).toBe('/find-care/primary-care')
    expect(view.sent('SelectProvider').map(call => call.variables.input)).toEqual([
      {
        members: [
          { suffix: 0, from: '2026-12-01' },
          { suffix: 2, from: '2026-12-01' },
        ],
        ...{ provider: 'P10001', emailAddress: 'ana@mail.example' },
      },
    ])
  })

  it('[PCP-16] [PCP-17] lets the start date be changed in the question, to one that everyone listed can start on', async () => {
    const early = { ...ana, eligibleDates: ['2026-12-01', '2027-01-01', '2027-02-01'] }
    const family = { primaryCare: { withProvider: [early], withoutProvider: [leo] } }
    const view = await open(`${asked}&with0=yes`, answers(family))
    const dates = within(view.getByRole('group', { name: 'Effective date' }))
    expect(dates.getAllByRole('radio').map(radio => radio.getAttribute('value'))).toEqual(['2026-12-01', '2027-01-01'])
    expect(dates.getByRole<HTMLInputElement>('radio', { name: '12/01/2026' }).checked).toBe(true)
    await view.user.click(dates.getByRole('radio', { name: '01/01/2027' }))
    await view.user.click(view.getByRole('button', { name: 'Choose this provider' }))
    await waitFor(() => expect(view.sent('SelectProvider')).toHaveLength(1))
    expect(view.sent('SelectProvider')[0]?.variables.input).toMatchObject({
      members: [
        { suffix: 0, from: '2027-01-01' },
        { suffix: 2, from: '2027-01-01' },
      ],
    })
  })

  it('[PCP-16] sends no address that mail cannot reach, and none when none is wanted', async () => {
    const view = await open(asked)
    const email = view.getByLabelText(/^Email address/)
    await view.user.clear(email)
    await view.user.type(email, 'ana@mail')
    await view.user.click(view.getByRole('button', { name: 'Choose this provider' }))
    expect(view.getByText('Enter an email address like name@example.com')).toBeTruthy()
    expect(view.sent('SelectProvider')).toHaveLength(0)
    await view.user.clear(email)
    await view.user.click(view.getByRole('button', { name: 'Choose this provider' }))
    await waitFor(() => expect(view.sent('SelectProvider')).toHaveLength(1))
    expect(view.sent('SelectProvider')[0]?.variables.input).toMatchObject({ emailAddress: null })
  })

  it.each([
    ['PCP-17', 'DATE_NOT_ELIGIBLE', /^This choice can't start on that date/],
    ['PCP-19', 'PROVIDER_NOT_AVAILABLE', /^You can't choose this provider/],
    ['PCP-17', 'MEMBER_NOT_ELIGIBLE', /^Someone you listed can't choose/],
    ['PCP-16', 'INVALID_INPUT', /^We couldn't save this choice/],
  ])('[%s] says in place why the gateway refused: %s', async (_row, code, words) => {
    const view = await open(asked, refusing(code))
    const email = view.getByLabelText(/^Email address/)
    await view.user.clear(email)
    await view.user.type(email, 'other@mail.example')
    await view.user.click(view.getByRole('button', { name: 'Choose this provider' }))
    const told = await view.findByRole('alert')
    expect(told.textContent).toMatch(words)
    await waitFor(() => expect(document.activeElement).toBe(told))
    expect((view.getByLabelText(/^Email address/) as HTMLInputElement).value).toBe('other@mail.example')
  })

  it('[PCP-11] [PCP-20] a failed choice is the error page’s, a failed lookup before it the screen’s', async () => {
    const view = await open(asked, { ...answers(), ...refusing('PROVIDER_LOOKUP_FAILED') })
    await view.user.click(view.getByRole('button', { name: 'Choose this provider' }))
    expect((await view.findByRole('alert')).textContent).toBe(
      "We can't find this provider right now. Please try again.",
    )
    cleanup()
    const broken = await open(asked, { ...answers(), SelectProvider: () => failing('selectPrimaryCareProvider', 403) })
    await broken.user.click(broken.getByRole('button', { name: 'Choose this provider' }))
    await broken.findByText('Error code: 403 Forbidden')
    expect(broken.router.state.location.pathname).toBe(path)
  })
})
