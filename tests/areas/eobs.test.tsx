import { cleanup, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PortalError } from '../../web/query/query.ts'
import { partOf } from './support/claims-answers.ts'
import type { Answers } from './support/fake-query.ts'
import { openAddress } from './support/open-address.tsx'

const person = (firstName: string, middleInitial: string | null = null) => ({
  ...{ firstName, middleInitial, lastName: 'Example' },
})
const eob = {
  number: 'D/1',
  pdfPath: '/files/eobs/P1.pdf',
  date: '2026-10-30',
  typeDescription: 'Medical',
  people: [person('Robin', 'Q'), person('Sam')],
  claims: [
    {
      number: 'C1',
      patientName: person('Robin', 'Q'),
      providerName: 'Dr. Good',
      charged: '1300.00',
      amountOwed: '1234.50',
    },
    {
      number: 'C2',
      patientName: person('Sam'),
      providerName: 'Bay City Imaging',
      charged: '0.10',
      amountOwed: '0.20',
    },
  ],
}
const viewer = (changes: object = {}) => ({
  data: {
    viewer: {
      family: {
        claimTypes: ['MEDICAL', 'DENTAL'],
        explanations: partOf([eob]),
        explanationChoices: {
          patients: [{ id: 'K0', name: person('Robin', 'Q') }],
          providers: [{ number: '7', name: 'Dr. Good' }],
        },
        ...changes,
      },
    },
  },
})
const failure = (part: string, status: number): PortalError => ({
  ...{ code: 'UPSTREAM', status, path: ['viewer', 'family', part] },
})
/** One explanation as GraphQL answers it. */
const explained = (explanation: object | null) => ({ data: { viewer: { family: { explanation } } } })
const open = (path = '/eobs', answers: Answers = {}) =>
  openAddress(path, {
    persona: 'subscriber, active',
    answers: { EobsScreen: () => viewer(), EobScreen: () => explained(eob), ...answers },
  })
const withoutEob = (status: number): Answers => ({
  EobScreen: () => ({ ...explained(null), errors: [failure('explanation', status)] }),
})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00') })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the list of EOBs', () => {
  it('[EOB-03] [EOB-04] [EOB-05] asks for what the address chooses and nothing else, in one request', async () => {
    const plain = await open()
    const starting = { type: null, startDate: null, endDate: null, patient: null, providers: [] }
    expect(plain.sent('EobsScreen').map(({ variables }) => variables)).toEqual([
      { path: '/eobs', skip: 0, ask: true, filter: starting },
    ])
    cleanup()
    const { sent } = await open('/eobs?type=dental&member=K0&start=2026-01-05&end=2026-02-05&provider=7&page=2', {
      EobsScreen: () => viewer({ explanations: partOf([eob], 12) }),
    })
    expect(sent('EobsScreen')[0]?.variables).toMatchObject({
      skip: 10,
      filter: {
        ...{ type: 'DENTAL', startDate: '2026-01-05', endDate: '2026-02-05' },
        ...{ patient: 'K0', providers: ['7'] },
      },
    })
  })

  it('[EOB-06] [OPEN-38] makes no call for a wrong range, and says so at its field', async () => {
    const { sent, getByText } = await open('/eobs?start=2024-11-20', {
      EobsScreen: () => viewer({ explanations: undefined, explanationChoices: undefined }),
    })
    expect(sent('EobsScreen')[0]?.variables.ask).toBe(false)
    expect(getByText("EOB date from can't be more than two years ago")).toBeTruthy()
  })

  it('[EOB-05] offers the members and providers of the EOBs, none of them selected', async () => {
    const { getByLabelText, getByRole } = await open()
    const options = within(getByLabelText('Member')).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual(['All members', 'Robin Q. Example'])
    expect((getByLabelText('Member') as HTMLSelectElement).value).toBe('')
    expect(within(getByRole('group', { name: 'Providers' })).getAllByRole('checkbox')).toHaveLength(1)
  })

  it('[EOB-07] each shows date, type, names and claims, and leads to the whole', async () => {
    const { getByRole } = await open()
    const link = getByRole('link', { name: 'Medical EOB of 10/30/2026' })
    const card = link.closest('li')
    expect(link.getAttribute('href')).toBe('/eobs/D%2F1')
    expect(card?.textContent).toContain('Robin Q. Example, Sam Example')
    const claims = [...(card?.querySelectorAll('li') ?? [])].map(claim => claim.textContent)
    expect(claims).toEqual(['Dr. GoodCharged $1,300.00You owe $1,234.50', 'Bay City ImagingCharged $0.10You owe $0.20'])
  })

  it('[EOB-08] pages, and tells where a page stands', async () => {
    const { getByText, getByRole, queryByRole } = await open('/eobs?page=2', {
      EobsScreen: () => viewer({ explanations: partOf([eob], 11) }),
    })
    expect(getByText('Showing 11 to 11 of 11 EOBs')).toBeTruthy()
    expect(getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe('/eobs')
    expect(queryByRole('link', { name: 'Next' })).toBeNull()
  })

  it('[EOB-09] [MEMBER-22] says that no EOBs match, or that there are none', async () => {
    const none = { EobsScreen: () => viewer({ explanations: partOf([]) }) }
    const { getByText, getByRole } = await open('/eobs?start=2026-03-07', none)
    expect(getByText('No EOBs match your filters')).toBeTruthy()
    const list = within(getByRole('region', { name: 'Explanations of benefits' }))
    expect(list.getByRole('link', { name: 'Clear filters' }).getAttribute('href')).toBe('/eobs')
    cleanup()
    expect((await open('/eobs', none)).getByText('No EOBs in these two years')).toBeTruthy()
  })

  it('[EOB-10] a failed call shows on the screen, with a retry', async () => {
    let broken = true
    const { user, router, getByRole, findByText } = await open('/eobs?member=K0', {
      EobsScreen: () =>
        broken ? { ...viewer({ explanations: null }), errors: [failure('explanations', 502)] } : viewer(),
    })
    expect(getByRole('alert').textContent).toContain("We can't show your EOBs right now")
    expect(router.state.location.search).toBe('?member=K0')
    broken = false
    await user.click(getByRole('link', { name: 'Try again' }))
    expect(await findByText('Showing 1 EOB')).toBeTruthy()
  })

  it('[EOB-10] failed choices keep the list', async () => {
    const { getByRole, getByText } = await open('/eobs', {
      EobsScreen: () => ({ ...viewer({ explanationChoices: null }), errors: [failure('explanationChoices', 502)] }),
    })
    expect(getByRole('alert').textContent).toContain("We can't show all filters right now")
    expect(getByText('Showing 1 EOB')).toBeTruthy()
  })
})

describe('one EOB', () => {
  it('[EOB-11] [SCOPE-13] shows its members and its claims, to the cent', async () => {
    const { sent, getByRole, container } = await open('/eobs/D1')
    expect(sent('EobScreen').map(({ variables }) => variables)).toEqual([{ path: '/eobs/D1', number: 'D1' }])
    const facts = [...container.querySelectorAll('main dt')].map(term => [
      term.textContent,
      term.nextElementSibling?.textContent,
    ])
    expect(facts).toEqual([
      ['Charged', '$1,300.10'],
      ['You owe', '$1,234.70'],
      ['Date', '10/30/2026'],
      ['Type of claims', 'Medical'],
      ['For', 'Robin Q. Example, Sam Example'],
    ])
    const rows = within(getByRole('table', { name: 'Claims' }))
      .getAllByRole('row')
      .slice(1)
    expect(rows.map(row => [...row.children].map(cell => cell.textContent))).toEqual([
      ['Dr. Good', 'Robin Q. Example', 'C1', '$1,300.00', '$1,234.50'],
      ['Bay City Imaging', 'Sam Example', 'C2', '$0.10', '$0.20'],
      ['Total', '', '', '$1,300.10', '$1,234.70'],
    ])
  })

  it('[MEMBER-10] owes no amount for a claim that is in process, in the list, on its page and in its total', async () => {
    const waiting = {
      ...eob,
      claims: eob.claims.map(claim => ({ ...claim, amountOwed: claim.number === 'C1' ? null : '0.20' })),
    }
    const answers = {
      EobsScreen: () => viewer({ explanations: partOf([waiting]) }),
      EobScreen: () => explained(waiting),
    }
    const list = await open('/eobs', answers)
    expect(list.getAllByText('You owe').map(label => label.nextElementSibling?.textContent)).toEqual([
      'Not decided yet',
      '$0.20',
    ])
    cleanup()
    const page = await open('/eobs/D1', answers)
    const owed = page.getAllByRole('row').map(row => row.lastElementChild?.textContent)
    expect(owed).toEqual(['You owe', 'Not decided yet', '$0.20', 'Not decided yet'])
    expect(page.getAllByText('You owe')[0]?.nextElementSibling?.textContent).toBe('Not decided yet')
  })

  it('[EOB-12] [EOB-13] its PDF comes from the portal; a failure shows on the screen, with a retry', async () => {
    const asked: string[] = []
    let status = 500
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address)
      return new Response('%PDF', { status })
    })
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }))
    const opened = vi.spyOn(window, 'open')
    const { user, getByRole, findByRole } = await open('/eobs/D1')
    await user.click(getByRole('link', { name: 'Download PDF' }))
    expect((await findByRole('alert')).textContent).toContain('The download failed')
    expect(saved).not.toHaveBeenCalled()
    status = 200
    await user.click(getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1))
    expect(asked).toEqual(['/files/eobs/P1.pdf', '/files/eobs/P1.pdf'])
    expect(opened).not.toHaveBeenCalled()
  })

  it('[EOB-12] an EOB without a PDF offers none', async () => {
    const { queryByRole } = await open('/eobs/D1', {
      EobScreen: () => explained({ ...eob, pdfPath: null }),
    })
    expect(queryByRole('link', { name: 'Download PDF' })).toBeNull()
  })

  it('[EOB-14] an unknown one is said to be so, with a way back to the list', async () => {
    const { getByText, getByRole } = await open('/eobs/D1', withoutEob(404))
    expect(getByText("We can't find this EOB")).toBeTruthy()
    expect(within(getByRole('main')).getByRole('link', { name: 'Back to EOBs' }).getAttribute('href')).toBe('/eobs')
  })

  it('of somebody whom the family does not have give way to those of all', async () => {
    const nobody = {
      ...viewer({ explanations: null, explanationChoices: null }),
      errors: [failure('explanations', 404), failure('explanationChoices', 404)],
    }
    const { router, getByRole } = await open('/eobs?member=of-another-family', {
      EobsScreen: ({ filter }) => (Object(filter).patient === null ? viewer() : nobody),
    })
    expect(router.state.location.search).toBe('')
    expect(getByRole('link', { name: /10\/30\/2026/ })).toBeTruthy()
  })

  it('[EOB-10] a failed EOB shows on the screen, with a retry', async () => {
    const { getByRole } = await open('/eobs/D1', withoutEob(500))
    expect(getByRole('alert').textContent).toContain("We can't show this EOB right now")
    expect(getByRole('link', { name: 'Try again' })).toBeTruthy()
  })
})
