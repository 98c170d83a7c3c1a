import { cleanup, fireEvent, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { failing } from './support/failing.ts'
import type { Answers } from './support/fake-query.ts'
import { answers, family, kinds } from './support/id-card-answers.ts'
import { openAddress } from './support/open-address.tsx'

const open = (path = '/id-card', more: Answers = {}) =>
  openAddress(path, { persona: 'subscriber, active', answers: { ...answers, ...more } })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('ID cards', () => {
  it('[IDCARD-03] [SCOPE-14] shows a card for each kind on offer, in one request', async () => {
    const { getAllByRole, sent } = await open()
    expect(getAllByRole('article').map(each => within(each).getByRole('heading').textContent)).toEqual([
      'Medical ID card',
      'Dental ID card',
    ])
    expect(sent('IdCardScreen').map(call => call.variables)).toEqual([
      { path: '/id-card', category: null, isFullScreen: false },
    ])
  })

  it.each([
    ['/id-card', 'IdCardScreen', { data: { viewer: { member: { offeredIdCards: [] } } } }],
    [
      '/id-card/email',
      'IdCardEmailScreen',
      {
        data: { viewer: { member: { idCardCategories: [] }, preferences: { emailAddress: null } } },
      },
    ],
    ['/id-card/request', 'IdCardRequestScreen', kinds([])],
  ])('[IDCARD-03] %s says that no card is available where none is on offer', async (path, name, answer) => {
    const { getByText, queryByRole } = await open(path, { [name]: () => answer })
    expect(getByText('No ID card is available')).toBeTruthy()
    expect(queryByRole('article')).toBeNull()
    expect(queryByRole('button', { name: /send|mail|print/i })).toBeNull()
  })

  it('[IDCARD-04] [SCOPE-14] gives every card the actions view, download, e-mail and request', async () => {
    const { getByRole } = await open()
    for (const [kind, name] of [
      ['Medical', 'medical'],
      ['Dental', 'dental'],
    ]) {
      const actions = within(getByRole('group', { name: `What you can do with your ${kind} ID card` }))
      expect(actions.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])).toEqual([
        ['View', `/id-card?category=${name}`],
        ['Download', `/files/id-card.pdf?category=${name}&suffix=0`],
        ['Email', `/id-card/email?category=${name}`],
        ['Request', `/id-card/request?category=${name}`],
      ])
    }
  })

  it('[IDCARD-05] [SCOPE-14] views a card as text, front and back', async () => {
    const { getByRole, getByText, user, sent } = await open()
    await user.click(getByRole('link', { name: 'View Medical ID card' }))
    await waitFor(() => expect(getByRole('heading', { level: 1 }).textContent).toBe('Medical ID card'))
    expect(sent('IdCardScreen').at(-1)?.variables).toEqual({
      ...{ path: '/id-card', category: 'MEDICAL', isFullScreen: false },
    })
    const factsOf = (element: Element) =>
      Object.fromEntries(
        [...element.querySelectorAll('dt')].map(term => [term.textContent, term.nextElementSibling?.textContent]),
      )
    const front = {
      ...{ Member: 'Robin Sample', 'Subscriber ID': 'ABC123456 00' },
      ...{ Group: 'Cascade Paper Works (10000001)', Plan: 'MEDICAL plan' },
      ...{ Network: 'Wide network', 'Effective date': '01/01/2024', RxBIN: '610455', RxPCN: 'ADV' },
      ...{ RxGrp: 'RX10000001', 'Covered dependents': 'Kim Sample' },
    }
    expect(factsOf(getByRole('article', { name: 'Medical ID card' }))).toEqual(front)
    const back = {
      ...{ 'Member services': '503-555-0100', Website: 'members.test.example' },
      ...{ 'Office visit': '$25', Hospital: '20%. After deductible.' },
      'Deductible, out of network': '$1,500 family',
    }
    const backFace = getByRole('article', { name: 'Back' })
    expect(factsOf(backFace)).toEqual(back)
    expect(backFace.textContent).toContain('Payer ID 93000')
    expect(factsOf(getByText('Everything on this card as text').parentElement as Element)).toEqual({
      ...front,
      ...back,
      ...{ Subscriber: 'Robin Sample', Relationship: 'Subscriber' },
      ...{ 'Payer ID': '93000', 'Send claims to': 'PO Box 1, Springfield, OR 97000' },
    })
    expect(getByRole('link', { name: '503-555-0100' }).getAttribute('href')).toBe('tel:5035550100')
  })

  it('[IDCARD-05] a card in the address opens at once; an unknown one shows all cards', async () => {
    expect((await open('/id-card?category=dental')).getAllByRole('article')).toHaveLength(2)
    cleanup()
    const { sent } = await open('/id-card?category=constructor')
    expect(sent('IdCardScreen')[0]?.variables.category).toBeNull()
  })
})

describe('a card on the whole screen', () => {
  beforeEach(() => {
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true
    }
    HTMLDialogElement.prototype.close = function close() {
      this.open = false
    }
  })
  const facesOf = (dialog: HTMLElement) =>
    within(dialog)
      .getAllByRole('article')
      .filter(face => face.closest('[data-shown="true"]'))
      .map(face => face.getAttribute('aria-labelledby') && within(face).getByRole('heading').textContent)

  it('[MEMBER-36] shows front and back of every card in the family after one request', async () => {
    const { getByRole, sent, user, router } = await open('/id-card?show=full')
    const dialog = getByRole('dialog', { name: 'Medical ID card, Robin Sample' })
    expect(facesOf(dialog)).toEqual(['Medical ID card'])
    await user.click(within(dialog).getByRole('link', { name: 'Show back' }))
    await waitFor(() => expect(facesOf(dialog)).toEqual(['Back']))
    expect(within(dialog).getByRole('status').textContent).toBe('Back: Medical ID card, Robin Sample')
    const others = within(dialog).getByRole('navigation', { name: 'All cards of your family' })
    expect(
      within(others)
        .getAllByRole('link', { hidden: true })
        .map(link => link.textContent),
    ).toEqual(['Medical ID card, Robin Sample', 'Dental ID card, Robin Sample', 'Dental ID card, Kim Sample'])
    await user.click(within(others).getByRole('link', { name: 'Dental ID card, Kim Sample', hidden: true }))
    await waitFor(() => expect(getByRole('heading', { level: 1 }).textContent).toBe('Dental ID card, Kim Sample'))
    expect(facesOf(getByRole('dialog'))).toEqual(['Dental ID card'])
    expect(sent('IdCardScreen')).toHaveLength(1)
    await user.click(within(dialog).getByRole('link', { name: 'Close' }))
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/id-card', search: '' }))
  })

  it('[MEMBER-36] opens with the card that the address names, and is closed by Escape', async () => {
    const { getByRole, router, queryByRole } = await open('/id-card?show=full&member=1&category=dental&side=back')
    const dialog = getByRole('dialog', { name: 'Dental ID card, Kim Sample' })
    expect(facesOf(dialog)).toEqual(['Back'])
    fireEvent(dialog, new Event('cancel', { cancelable: true }))
    await waitFor(() => expect(router.state.location.search).toBe(''))
    // Back leads to where the card was opened, not into it again.
    expect(router.state.historyAction).toBe('REPLACE')
    await waitFor(() => expect(queryByRole('dialog')).toBeNull())
  })

  it('[MEMBER-36] shows the other cards when those of one person fail, and says whose are missing', async () => {
    const [, own] = family
    const kim = { suffix: 1, firstName: 'Kim', lastName: 'Sample', idCards: null }
    const failed = (members: unknown[]) => ({
      IdCardScreen: () => ({
        data: { viewer: { member: { suffix: 0 }, family: { members } } },
        errors: [
          { code: 'UPSTREAM', status: 500, path: ['viewer', 'family', 'members', members.length - 1, 'idCards'] },
        ],
      }),
    })
    const { getByRole, getByText } = await open('/id-card?show=full', failed([own, kim]))
    expect(getByRole('dialog').textContent).toContain("The cards of Kim Sample can't be shown right now.")
    expect(getByText('All 2 cards')).toBeTruthy()
    cleanup()
    const oneLeft = failed([{ ...own, idCards: own?.idCards?.slice(0, 1) ?? null }, kim])
    expect((await open('/id-card?show=full', oneLeft)).getByText('1 card')).toBeTruthy()
    cleanup()
    expect(
      (await open('/id-card?show=full', failed([kim]))).getByText("We can't show your card right now"),
    ).toBeTruthy()
  })

  it('[MEMBER-36] [IDCARD-03] says so where nobody has a card', async () => {
    const nobody = { IdCardScreen: () => ({ data: { viewer: { member: { suffix: 0 }, family: { members: [] } } } }) }
    expect((await open('/id-card?show=full', nobody)).getByText('No ID card is available')).toBeTruthy()
  })
})

describe('the download of a card', () => {
  const opened = { close: vi.fn(), location: { replace: vi.fn() } }
  const openWindow = vi.fn()
  beforeEach(() => {
    vi.clearAllMocks()
    openWindow.mockReturnValue(opened)
    vi.spyOn(window, 'open').mockImplementation(openWindow)
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:card', revokeObjectURL: () => undefined }))
  })
  const press = async (fetched: () => Promise<Response>) => {
    const fetching = vi.fn(fetched)
    vi.stubGlobal('fetch', fetching)
    const view = await open()
    await view.user.click(view.getByRole('link', { name: /^Download Medical ID card/ }))
    return { ...view, fetching }
  }

  it('[IDCARD-06] [IDCARD-11] [SCOPE-14] opens a window at the click, which shows the download screen and then the PDF', async () => {
    let finish = (_: Response) => {}
    const { fetching } = await press(() => new Promise(done => (finish = done)))
    expect(openWindow.mock.calls).toEqual([['/resource-download', '_blank']])
    expect(fetching.mock.calls).toMatchObject([['/files/id-card.pdf?category=medical&suffix=0', {}]])
    expect(opened.location.replace).not.toHaveBeenCalled()
    finish(new Response('%PDF'))
    await waitFor(() => expect(opened.location.replace.mock.calls).toEqual([['blob:card']]))
    expect(opened.close).not.toHaveBeenCalled()
  })

  it.each([
    [403, '/error/403'],
    [404, '/error/404'],
    [500, '/error/500'],
  ])('[IDCARD-07] [IDCARD-08] a failure with %i closes the window and goes to the error page', async (status, path) => {
    const { router } = await press(async () => new Response('', { status }))
    await waitFor(() => expect(router.state.location.pathname).toBe(path))
    expect(opened.close).toHaveBeenCalledOnce()
    expect(opened.location.replace).not.toHaveBeenCalled()
  })

  it('[IDCARD-07] [IDCARD-08] no answer at all closes the window and goes to the error page', async () => {
    const { router } = await press(() => Promise.reject(new TypeError('offline')))
    await waitFor(() => expect(router.state.location.pathname).toBe('/error/1'))
    expect(opened.close).toHaveBeenCalledOnce()
  })

  it('[IDCARD-06] saves the file where no window may open', async () => {
    openWindow.mockReturnValue(null)
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await press(async () => new Response('%PDF'))
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
  })
})

describe('e-mailing a card', () => {
  const path = '/id-card/email?category=dental'

  it('[IDCARD-09] [SCOPE-14] sends the card to the address of the preferences and confirms it', async () => {
    const { getByRole, getByLabelText, findByText, user, sent } = await open(path)
    expect((getByLabelText('Email address') as HTMLInputElement).value).toBe('robin@mail.example')
    expect((getByLabelText('Card') as HTMLSelectElement).value).toBe('dental')
    await user.click(getByRole('button', { name: 'Send email' }))
    expect(await findByText('Your ID card was sent.')).toBeTruthy()
    expect(getByRole('heading', { level: 1 }).textContent).toBe('Sent to robin@mail.example')
    await waitFor(() => expect(document.activeElement).toBe(getByRole('heading', { level: 1 })))
    expect(sent('EmailIdCard').map(call => call.variables)).toEqual([
      { input: { emailAddress: 'robin@mail.example', category: 'DENTAL' } },
    ])
  })

  it('[IDCARD-09] asks for a valid address before anything is sent', async () => {
    const { getByRole, getByLabelText, getByText, user, sent } = await open(path)
    const field = getByLabelText('Email address')
    await user.clear(field)
    await user.click(getByRole('button', { name: 'Send email' }))
    expect(getByText('Email address is a required field')).toBeTruthy()
    await user.type(field, 'robin@mail')
    await user.click(getByRole('button', { name: 'Send email' }))
    expect(getByText('Enter an email address like name@example.com')).toBeTruthy()
    expect(document.activeElement).toBe(field)
    expect(sent('EmailIdCard')).toHaveLength(0)
  })
})

describe('requesting a printed card', () => {
  it('[IDCARD-10] [SCOPE-14] [OPEN-47] orders the card after a confirmation and shows the answer', async () => {
    const { getByRole, getByText, findByText, user, sent } = await open('/id-card/request?category=dental')
    expect(getByText('Do you want a new Dental ID card by mail?')).toBeTruthy()
    expect(sent('RequestIdCard')).toHaveLength(0)
    await user.click(getByRole('button', { name: 'Mail my card' }))
    expect(await findByText('Your dental ID card will be mailed.')).toBeTruthy()
    expect(sent('RequestIdCard').map(call => call.variables)).toEqual([{ input: { category: 'DENTAL' } }])
  })

  it('[MEMBER-52] shows the address that the card will go to, and none that is not known', async () => {
    const home = { addressLine1: '12 Alder St', addressLine2: null, city: 'Salem', state: 'OR', zipCode: '97301' }
    const viewer = { member: { idCardCategories: ['DENTAL'] }, family: { address: home } }
    const { container } = await open('/id-card/request', { IdCardRequestScreen: () => ({ data: { viewer } }) })
    const lines = [...container.querySelectorAll('address span')].map(line => line.textContent)
    expect(lines).toEqual(['12 Alder St', 'Salem, OR 97301'])
    cleanup()
    expect((await open('/id-card/request')).container.querySelector('main address')).toBeNull()
  })

  it('[IDCARD-10] asks which card where the address names none', async () => {
    const { getByRole, user, sent } = await open('/id-card/request')
    await user.click(getByRole('radio', { name: 'Dental' }))
    await user.click(getByRole('button', { name: 'Mail my card' }))
    await waitFor(() => expect(sent('RequestIdCard')[0]?.variables).toEqual({ input: { category: 'DENTAL' } }))
  })
})

describe('a call that fails', () => {
  const refused = (code: string) => ({ message: null, userErrors: [{ code, path: null }] })
  it.each([
    ['/id-card/email', 'Send email', { EmailIdCard: () => failing('emailIdCard', 403) }, 'Error code: 403'],
    [
      '/id-card/email',
      'Send email',
      { EmailIdCard: () => ({ data: { emailIdCard: refused('INVALID_INPUT') } }) },
      'Error code: 400',
    ],
    [
      '/id-card/email',
      'Send email',
      { EmailIdCard: () => ({ data: { emailIdCard: refused('RATE_LIMITED') } }) },
      "there's a problem",
    ],
    ['/id-card/request', 'Mail my card', { RequestIdCard: () => failing('requestIdCard', 403) }, 'Error code: 403'],
    [
      '/id-card/request',
      'Mail my card',
      { RequestIdCard: () => ({ data: { requestIdCard: refused('NO_CARD') } }) },
      'Error code: 404',
    ],
  ] as [string, string, Answers, string][])(
    '[IDCARD-12] on %s leads from "%s" to the error page with its status',
    async (path, button, failure, words) => {
      const { getByRole, findByText, user } = await open(path, failure)
      await user.click(getByRole('button', { name: button }))
      expect(await findByText(new RegExp(words))).toBeTruthy()
    },
  )
})
