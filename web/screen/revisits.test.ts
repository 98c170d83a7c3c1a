import { beforeEach, describe, expect, it, vi } from 'vitest'
import { LogOutDocument } from '../generated/log-out.ts'
import { SavePreferencesDocument } from '../generated/save-preferences.ts'
import { ScreenOnlyDocument } from '../generated/screen.ts'
import { SwitchGroupDocument } from '../generated/switch-group.ts'
import { UpdatePreferencesScreenDocument } from '../generated/update-preferences-screen.ts'
import { type BrowserQuery, createBrowserQuery } from '../query/browser-query.ts'
import { createRevisits } from './revisits.ts'

const screen = { route: 'x', kind: 'PAGE', status: 200, redirect: null, title: 'X', params: [], view: { text: {} } }
const viewer = { __typename: 'Viewer', id: 'me' }
const preferences = (emailAddress: string) => ({
  __typename: 'Preferences',
  ...{ emailAddress, emailNeedsPassword: false, values: [] },
})
const at = { path: '/settings' }

let answers: object[]
const send = vi.fn<typeof fetch>(async () => Response.json(answers.shift()))
const refresh = vi.fn()
let page: { returns: boolean; changed: boolean }
let time: number
let asking: BrowserQuery
let revisits: ReturnType<typeof createRevisits>

beforeEach(() => {
  answers = []
  page = { returns: false, changed: false }
  time = 0
  send.mockClear()
  refresh.mockClear()
  vi.spyOn(Date, 'now').mockImplementation(() => time)
  asking = createBrowserQuery(send, () => 'en-US')
  revisits = createRevisits(asking, {
    ...{ isReturn: () => page.returns, sessionChanged: () => page.changed, refresh },
  })
})

async function opened() {
  answers.push({
    data: { screen, viewer: { ...viewer, relevantPreferences: [], preferences: preferences('old@x.test') } },
  })
  await asking.query(UpdatePreferencesScreenDocument, at)
}
const shown = (stays = true) => revisits.recall(UpdatePreferencesScreenDocument, at, stays)
const address = (answer: ReturnType<typeof shown>) => answer?.data?.viewer?.preferences.emailAddress

describe('what a screen shows without asking', () => {
  it('[GRAPH-16] is nothing for a link that was neither pointed at nor led back', async () => {
    await opened()
    expect(shown()).toBeUndefined()
  })

  it('[GRAPH-16] is what was there for Back, without a request where it stays, and asked for behind it where it does not', async () => {
    await opened()
    page.returns = true
    expect(address(shown())).toBe('old@x.test')
    expect(refresh).not.toHaveBeenCalled()
    expect(address(shown(false))).toBe('old@x.test')
    expect(refresh).toHaveBeenCalledTimes(1)
    time = 301_000
    expect(address(shown())).toBe('old@x.test')
    expect(refresh).toHaveBeenCalledTimes(2)
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('[GRAPH-16] has a change that was made since in it at once', async () => {
    await opened()
    answers.push({ data: { updatePreferences: { preferences: preferences('new@x.test'), userErrors: [] } } })
    await asking.query(SavePreferencesDocument, { input: { emailAddress: 'new@x.test', values: [] } })
    page.returns = true
    expect(address(shown())).toBe('new@x.test')
    // Rules may show something else because of it.
    expect(refresh).toHaveBeenCalledTimes(1)
  })

  it('[GRAPH-16] [ERR-19] is never an answer in which something failed', async () => {
    const data = { screen, viewer: { ...viewer, relevantPreferences: [], preferences: preferences('old@x.test') } }
    answers.push({ data, errors: [{ message: 'x', path: ['viewer'], extensions: { code: 'UPSTREAM', status: 502 } }] })
    await asking.query(UpdatePreferencesScreenDocument, at)
    page.returns = true
    expect(shown()).toBeUndefined()
  })

  it.each([
    [
      'another person or group answers',
      async () => {
        answers.push({ data: { screen, viewer: { ...viewer, id: 'another' } } })
        await asking.query(ScreenOnlyDocument, { path: '/home' })
      },
    ],
    [
      'the group was switched, before anything answers for it',
      async () => {
        answers.push({ data: { switchGroup: { next: '/home', userErrors: [] } } })
        await asking.query(SwitchGroupDocument, { input: { group: '1' } })
      },
    ],
    [
      'the session has gone',
      async () => {
        page.changed = true
      },
    ],
    ['the member logged out', async () => asking.forget()],
    ['the page was left', async () => asking.empty()],
  ])('[GRAPH-16] is nothing once %s', async (_when, happens) => {
    await opened()
    await happens()
    page.returns = true
    expect(shown()).toBeUndefined()
  })

  it('[GRAPH-16] is what a link asked for ahead, once and for half a minute', async () => {
    const data = { screen, viewer: { ...viewer, relevantPreferences: [], preferences: preferences('old@x.test') } }
    answers.push({ data }, { data })
    await revisits.askAhead(UpdatePreferencesScreenDocument, at)
    expect(address(shown(false))).toBe('old@x.test')
    expect(refresh).not.toHaveBeenCalled()
    expect(shown(false)).toBeUndefined()
    await revisits.askAhead(UpdatePreferencesScreenDocument, at)
    time = 31_000
    expect(shown(false)).toBeUndefined()
  })

  it('[GRAPH-16] never comes from changing something ahead', async () => {
    await revisits.askAhead(LogOutDocument, {})
    expect(send).not.toHaveBeenCalled()
  })
})
