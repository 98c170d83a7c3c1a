import { cleanup, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { address, refusing, saved, screen } from './support/address-answers.ts'
import { failing } from './support/failing.ts'
import type { Answers } from './support/fake-query.ts'
import { openAddress } from './support/open-address.tsx'

const path = '/account/member-information'
const open = (address: string, more: Answers) =>
  openAddress(address, { persona: 'subscriber, active', answers: { ...screen('SUBSCRIBER'), ...more } })

async function edit(more: Answers = saved) {
  const view = await open(path, more)
  await view.user.click(view.getByRole('button', { name: 'Edit Address and phone' }))
  const field = (label: string | RegExp) => view.getByLabelText(label) as HTMLInputElement
  return {
    ...view,
    field,
    async retype(label: string | RegExp, value: string) {
      await view.user.clear(field(label))
      if (value) await view.user.type(field(label), value)
    },
    save: () => view.user.click(view.getByRole('button', { name: 'Save' })),
  }
}

afterEach(cleanup)

describe('member information', () => {
  it('[ACCOUNT-02] lists the family with relationship, birth, sex and coverage flags', async () => {
    const view = await openAddress(path, { persona: 'subscriber, active', answers: screen('SUBSCRIBER') })
    const table = within(view.getByRole('table', { name: 'Family members' }))
    expect(
      table
        .getAllByRole('row')
        .slice(1)
        .map(row => [...row.children].map(cell => cell.textContent)),
    ).toEqual([
      ['Ana Ruiz', 'Subscriber', '07/04/1980', 'Female', 'Medical, Dental', 'None'],
      ['Leo Ruiz', 'Child', '05/09/2012', 'Male', 'Medical, Dental', 'Out-of-area plan, Other medical, Other dental'],
      ['Mia Ruiz', 'Child', '05/09/2012', 'Female', 'None', 'None'],
    ])
    expect(view.sent('AccountMemberInformationScreen')).toHaveLength(1)
  })

  it('[ACCOUNT-03] [UI-07] shows a dependent the address without a way to edit it', async () => {
    const view = await openAddress(path, { persona: 'adult dependent', answers: screen('DEPENDENT') })
    expect(view.getByText(/12 Alder Street/).textContent).toBe(
      '12 Alder Street\nUnit 4\nPortland, OR 97201\nUnited States',
    )
    expect(view.getByText('503-555-0123')).toBeTruthy()
    expect(view.queryByRole('button', { name: /^Edit/ })).toBeNull()
    expect(view.getByText('Only the subscriber can change the address and phone number.')).toBeTruthy()
  })

  it('[ACCOUNT-03] [ACCOUNT-04] [ACCOUNT-13] [UI-06] saves the form and confirms it', async () => {
    const form = await edit()
    await waitFor(() => expect(document.activeElement).toBe(form.field('Address')))
    expect([...(form.field('State') as HTMLElement).querySelectorAll('option')].map(each => each.textContent)).toEqual([
      'Choose one',
      'Washington',
      'Oregon',
    ])
    await form.retype('Address', '9 Birch Lane')
    await form.retype(/^Apartment/, '')
    await form.user.selectOptions(form.field('State'), 'WA')
    await form.save()
    await form.findByText('Your address was saved')
    expect(form.sent('SaveAddress').map(call => call.variables)).toEqual([
      { input: { ...address, addressLine1: '9 Birch Lane', addressLine2: null, state: 'WA' } },
    ])
    expect(form.queryByRole('button', { name: 'Save' })).toBeNull()
    expect(form.sent('AccountMemberInformationScreen').length).toBeGreaterThan(1)
  })

  it.each(['Save', 'Cancel'])(
    '[UI-06] [MEMBER-44] a form that help opened gives its focus to its button after %s',
    async press => {
      const { user, router, ...view } = await open(`${path}?edit=address`, saved)
      await user.click(view.getByRole('button', { name: press }))
      await waitFor(() => expect(router.state.location.search).toBe(''))
      await waitFor(() => expect(router.state.navigation.state).toBe('idle'))
      expect(document.activeElement).toBe(view.getByRole('button', { name: 'Edit Address and phone' }))
    },
  )

  it.each([
    ['Address', 'Address is a required field'],
    ['City', 'City is a required field'],
    ['ZIP code', 'ZIP code is a required field'],
    ['State', 'State is a required field'],
    ['Country', 'Country is a required field'],
  ])('[ACCOUNT-05] [OPEN-22] says that %s is missing, goes there and sends nothing', async (label, message) => {
    const form = await edit()
    if (form.field(label) instanceof HTMLSelectElement) await form.user.selectOptions(form.field(label), '')
    else await form.retype(label, '')
    await form.save()
    expect(form.getByText(message)).toBeTruthy()
    expect(document.activeElement).toBe(form.field(label))
    expect(form.sent('SaveAddress')).toEqual([])
  })

  it('[ACCOUNT-05] says which of ZIP code and phone number is malformed', async () => {
    const form = await edit()
    await form.retype('ZIP code', '9720')
    await form.retype(/^Phone number/, '555-01')
    await form.save()
    expect(form.getByText('Enter a ZIP code like 97201, 97201-0001 or V6B 1A1')).toBeTruthy()
    expect(form.getByText('Enter ten digits, for example 503-555-0100')).toBeTruthy()
    expect(form.sent('SaveAddress')).toEqual([])
  })

  it.each([
    ['v6b 1a1 ', ' 503-555-0100 ', 'V6B 1A1', '503-555-0100'],
    ['972010001', '\u202d+1 (503)\u00a0555\u20110100\u202c', '97201-0001', '+1 (503) 555-0100'],
  ])(
    '[ACCOUNT-05] takes the ZIP code %j and the phone number %j as phones fill them in, and sends them as the service has them',
    async (zip, phone, zipCode, phoneNumber) => {
      const form = await edit()
      await form.retype('ZIP code', zip)
      await form.retype(/^Phone number/, phone)
      await form.save()
      await waitFor(() => expect(form.sent('SaveAddress')).toHaveLength(1))
      expect(form.sent('SaveAddress')[0]?.variables.input).toMatchObject({ zipCode, phoneNumber })
    },
  )

  it('[OPEN-22] keeps what was typed when the service refuses a field, says which and goes there', async () => {
    const form = await edit(refusing('state'))
    await form.retype('Address', '9 Birch Lane')
    await form.save()
    await form.findByText('Invalid state')
    await waitFor(() => expect(document.activeElement).toBe(form.field('State')))
    expect(form.field('Address').value).toBe('9 Birch Lane')
  })

  it('[ACCOUNT-12] a refused save goes to the error page with its status', async () => {
    const form = await edit({ SaveAddress: () => failing('saveAddress', 403) })
    await form.save()
    await form.findByText('Error code: 403 Forbidden')
    await waitFor(() => expect(form.router.state.location.pathname).toBe(path))
  })
})
