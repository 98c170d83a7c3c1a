import { cleanup, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PortalError } from '../../web/query/query.ts'
import { type address, saved, screen } from './support/address-answers.ts'
import { failing } from './support/failing.ts'
import type { Answers } from './support/fake-query.ts'
import { openAddress } from './support/open-address.tsx'
import { answers as settings } from './support/settings-answers.ts'

const path = '/account/member-information'
const persona = 'subscriber, active'
const offline: { errors: PortalError[] } = { errors: [{ code: 'UNREACHABLE', status: 1, path: [] }] }

beforeEach(() => {
  // jsdom knows the element, but does not open it.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})
afterEach(cleanup)

async function editAddress(more: Answers = saved) {
  const view = await openAddress(path, { persona, answers: { ...screen('SUBSCRIBER'), ...more } })
  await view.user.click(view.getByRole('button', { name: 'Edit Address and phone' }))
  const city = () => view.getByLabelText('City') as HTMLInputElement
  const type = async (name: string) => {
    await view.user.clear(city())
    await view.user.type(city(), name)
  }
  return { ...view, city, type, save: () => view.user.click(view.getByRole('button', { name: 'Save' })) }
}

describe('a form that does not get through', () => {
  it.each([
    ['there is no line', offline, 'you seem to be offline'],
    ['the service is in trouble', failing('saveAddress', 503), 'our system has a problem'],
    ['no answer comes in time', failing('saveAddress', 408), 'our system has a problem'],
  ])(
    '[MEMBER-24] stays as typed when %s, says so, and goes with what it holds at the next try',
    async (_what, failure, said) => {
      let tries = 0
      const form = await editAddress({
        ...saved,
        SaveAddress: variables => (++tries === 1 ? failure : (saved.SaveAddress?.(variables) ?? {})),
      })
      await form.type('Salem')
      await form.save()
      const notice = await form.findByRole('alert')
      expect(notice.textContent).toContain(said)
      expect(notice.textContent).toContain('What you entered is still here.')
      expect(document.activeElement).toBe(notice)
      expect(form.city().value).toBe('Salem')
      expect(form.router.state.location.pathname).toBe(path)
      await form.type('Eugene')
      await form.user.click(form.getByRole('button', { name: 'Try again' }))
      await form.findByText('Your address was saved')
      expect(form.sent('SaveAddress').map(({ variables }) => (variables.input as typeof address).city)).toEqual([
        'Salem',
        'Eugene',
      ])
      await waitFor(() => expect(form.queryByRole('alert')).toBeNull())
    },
  )

  it('[MEMBER-24] [LOCALE-04] goes at the next try after a change of language, too', async () => {
    let tries = 0
    const form = await editAddress({
      ...saved,
      SaveAddress: variables => (++tries === 1 ? offline : (saved.SaveAddress?.(variables) ?? {})),
    })
    await form.save()
    await form.findByRole('alert')
    const languages = document.createElement('form')
    languages.method = 'post'
    const inSpanish = Object.assign(document.createElement('button'), { name: 'language', value: 'es-US' })
    languages.append(inSpanish)
    languages.addEventListener('submit', event => event.preventDefault())
    document.body.append(languages)
    inSpanish.click()
    await form.user.click(form.getByRole('button', { name: 'Try again' }))
    await form.findByText('Your address was saved')
    languages.remove()
  })

  it('[MEMBER-24] is told of on its own page only', async () => {
    const form = await editAddress({
      SaveAddress: () => offline,
      AccountSettingsScreen: settings.AccountSettingsScreen ?? (() => ({})),
    })
    await form.save()
    await form.findByRole('alert')
    await form.router.navigate('/account/settings')
    await form.findByRole('heading', { level: 1, name: 'Settings' })
    await waitFor(() => expect(form.queryByRole('alert')).toBeNull())
  })
})

describe('a form with changes', () => {
  const dialog = () => document.querySelector('dialog[open]')
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }

  it('[MEMBER-25] asks before it is left, by link and Back, and stays as typed', async () => {
    const form = await editAddress({ ...saved, ...settings })
    await form.type('Salem')
    await waitFor(() => expect(closing()).toBe(true))
    void form.router.navigate('/account/settings')
    await waitFor(() => expect(dialog()?.textContent ?? '').toContain('Leave without saving?'))
    await form.user.click(form.getByRole('button', { name: 'Keep editing' }))
    expect(dialog()).toBeNull()
    expect([form.router.state.location.pathname, form.city().value]).toEqual([path, 'Salem'])
    void form.router.navigate('/account/settings')
    await waitFor(() => expect(dialog()).not.toBeNull())
    await form.user.click(form.getByRole('button', { name: 'Leave without saving' }))
    await form.findByRole('heading', { level: 1, name: 'Settings' })
    await waitFor(() => expect(closing()).toBe(false))
  })

  it('[MEMBER-25] does not ask where nothing changed, where it was changed back, or once it is saved', async () => {
    const form = await editAddress()
    expect(closing()).toBe(false)
    const before = form.city().value
    await form.type('Salem')
    await waitFor(() => expect(closing()).toBe(true))
    await form.type(before)
    expect(closing()).toBe(false)
    await form.type('Salem')
    await form.save()
    await form.findByText('Your address was saved')
    await waitFor(() => expect(closing()).toBe(false))
  })

  it('[MEMBER-25] still asks once a save did not get through or was refused', async () => {
    const form = await editAddress({ SaveAddress: () => failing('saveAddress', 503) })
    await form.type('Salem')
    await form.save()
    await form.findByRole('alert')
    await waitFor(() => expect(closing()).toBe(true))
  })
})

describe('a page that cannot be fetched', () => {
  it('[MEMBER-26] leaves the one in sight, says so, and comes at the next try', async () => {
    let tries = 0
    const view = await openAddress(path, {
      persona,
      answers: {
        ...screen('SUBSCRIBER'),
        AccountSettingsScreen: variables =>
          ++tries === 1 ? offline : (settings.AccountSettingsScreen?.(variables) ?? {}),
      },
    })
    void view.router.navigate('/account/settings')
    const notice = await view.findByRole('alert')
    expect(notice.textContent).toContain("We can't open that page: you seem to be offline")
    expect(view.getByRole('heading', { level: 1 }).textContent).toBe('Member information')
    expect(view.router.state.location.pathname).toBe(path)
    await view.user.click(view.getByRole('button', { name: 'Try again' }))
    await view.findByRole('heading', { level: 1, name: 'Settings' })
    expect(view.queryByRole('alert')).toBeNull()
  })

  it('[MEMBER-26] comes by itself once the browser is back online', async () => {
    let tries = 0
    const answer = settings.AccountSettingsScreen
    const view = await openAddress(path, {
      persona,
      answers: {
        ...screen('SUBSCRIBER'),
        AccountSettingsScreen: variables => (++tries === 1 ? offline : (answer?.(variables) ?? {})),
      },
    })
    void view.router.navigate('/account/settings')
    await view.findByRole('alert')
    await waitFor(() => {
      window.dispatchEvent(new Event('online'))
      expect(view.queryByRole('alert')).toBeNull()
    })
    await view.findByRole('heading', { level: 1, name: 'Settings' })
  })
})
