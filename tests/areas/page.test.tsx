import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { PersonaName } from '../manifests/personas.ts'
import { failing } from './support/failing.ts'
import type { Answers } from './support/fake-query.ts'
import { openAddress } from './support/open-address.tsx'
import { shipped } from './support/shipped-manifest.ts'

const number = '503-555-0188'
const of = (programPhones: object[]) => ({ data: {}, shown: { programPhones } })
const answers: Answers = { PageScreen: () => of([{ number: 27, phoneNumber: number }]) }
const open = async (id = 'first', persona: PersonaName = 'subscriber, active', more: Answers = {}) => {
  const view = await openAddress('/passport-dental', {
    manifest: shipped(id),
    persona,
    answers: { ...answers, ...more },
  })
  return { ...view, main: view.container.querySelector('main') as HTMLElement }
}
const dentists = (main: HTMLElement) =>
  [...main.querySelectorAll('a')].find(link => link.textContent?.startsWith('Find in-network dentist'))

afterEach(cleanup)

describe('Passport Dental', () => {
  it.each([
    ['regional', '/find-care/find-a-dentist'],
    ['first', '/find-care'],
    ['senior', '/find-care'],
    ['medical-dental', '/find-care'],
  ])('[DENTALABROAD-01] [OPEN-33] %s leads back to %s', async (id, target) => {
    const { main } = await open(id)
    expect(main.querySelector('a')?.getAttribute('href')).toBe(target)
  })

  it('[DENTALABROAD-02] [DENTALABROAD-04] [DENTALABROAD-05] [DENTALABROAD-06] [DENTALABROAD-07] [DENTALABROAD-08] [DENTALABROAD-09] explains care and claims abroad', async () => {
    const { main } = await open()
    for (const words of [
      /international dental care/i,
      /pay the dentist/i,
      /itemized receipt/i,
      /after you return/i,
      /dentist's name and address, including the country/i,
      /member's name and date of birth/i,
      /services you received, with tooth numbers and surfaces/i,
      /charges, and the currency/i,
      /non-contracted/i,
      /out-of-network limits apply/i,
    ]) {
      expect(main.textContent).toMatch(words)
    }
  })

  it('[DENTALABROAD-03] gives the number of the program’s details to dial', async () => {
    const { getByRole, calls } = await open()
    expect(getByRole('link', { name: number }).getAttribute('href')).toBe('tel:5035550188')
    expect(calls.map(call => call.name).sort()).toEqual(['PageScreen', 'Shell'])
  })

  it('[DENTALABROAD-03] says so when the program has no number', async () => {
    const { getByText } = await open('first', 'subscriber, active', {
      PageScreen: () => of([]),
    })
    expect(getByText(/phone number is unavailable/)).toBeTruthy()
  })

  it('[ERR-06] a failed call goes to the error page with its status', async () => {
    const { getByText } = await open('first', 'subscriber, active', {
      PageScreen: () => failing('screen.data.programPhones', 503),
    })
    expect(getByText('Error code: 503 Service unavailable')).toBeTruthy()
  })

  it('[DENTALABROAD-10] [DENTALABROAD-12] links outside to find an in-network dentist, without a plan', async () => {
    const { main } = await open()
    const link = dentists(main)
    expect(link?.getAttribute('href')).toMatch(/^https:/)
    expect(link?.getAttribute('href')).not.toMatch(/plan=/)
    expect(link?.getAttribute('rel')).toContain('noopener')
  })

  it('[DENTALABROAD-11] [CONST-24] carries plan 25 for the Medicare parent group', async () => {
    const { main } = await open('first', 'Medicare parent group')
    expect(new URL(dentists(main)?.getAttribute('href') ?? '').searchParams.get('plan')).toBe('25')
  })
})

describe('logged-out page', () => {
  it('[LOGOUT-01] [LOGOUT-02] [LOGOUT-03] [LOGOUT-04] [ROUTE-66] the regional brand says so and offers three ways on, and asks for nothing else', async () => {
    const { getByRole, container, calls } = await openAddress('/logout', { manifest: shipped('regional') })
    expect(getByRole('heading', { level: 1 }).textContent).toBe('Logged out successfully')
    expect([...container.querySelectorAll('main a')].map(link => link.textContent)).toEqual([
      'Return to the health plan dashboard',
      'Contact customer service',
      'Contact the health plan',
    ])
    expect(calls.map(call => call.name).sort()).toEqual(['PageScreen', 'Shell'])
  })
})
