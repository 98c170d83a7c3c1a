import { act, cleanup, fireEvent, renderHook, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ScreenOnlyDocument } from '../generated/screen.ts'
import { createBrowserQuery } from '../query/browser-query.ts'
import { renderPortal } from '../testing/portal-fixture.tsx'
import { setCookie } from '../testing/set-cookie.ts'
import { forgetEverything, onLogOut } from './forget-everything.ts'
import { chooseLanguage } from './language.ts'
import { useSessionPhase } from './session.ts'

beforeEach(() => {
  window.scrollTo = () => undefined
})
afterEach(cleanup)

it('[LOGOUT-06] [LOGOUT-09] [LOGOUT-10] [LOCALE-03] empties session storage, local storage and cookies when Log out is used, but for the chosen language', async () => {
  renderPortal()
  const [button] = await screen.findAllByRole('button', { name: 'Log out' })
  sessionStorage.setItem('filters', 'mine')
  localStorage.setItem('token', 'secret')
  setCookie('session-ends', 99)
  setCookie('time-zone', 'America/Chicago')
  chooseLanguage('es-US')
  const form = button?.closest('form')
  expect(form?.getAttribute('action')).toBe('/logout')
  expect(form?.method).toBe('post')
  if (form) fireEvent.submit(form)
  expect(sessionStorage.length).toBe(0)
  // What the router notes as the page goes, the scroll positions of earlier views, is not left behind either.
  window.dispatchEvent(new Event('pagehide'))
  expect(sessionStorage.length).toBe(0)
  expect(localStorage.length).toBe(0)
  expect(document.cookie).toBe('language=es-US')
})

it('[LOGOUT-07] tells the holders of application state to drop it', () => {
  const forget = vi.fn()
  const takeBack = onLogOut(forget)
  forgetEverything()
  expect(forget).toHaveBeenCalledTimes(1)
  takeBack()
  forgetEverything()
  expect(forget).toHaveBeenCalledTimes(1)
})

it('[LOGOUT-08] keeps no answer of the gateway, and drops those that are still to come', async () => {
  const screenAnswer = {
    route: 'home',
    kind: 'HOME',
    status: 200,
    redirect: null,
    title: 'Home',
    params: [],
    view: { name: 'Ann' },
  }
  const data = { screen: screenAnswer, viewer: null }
  const { promise: late, resolve: arrive } = Promise.withResolvers<Response>()
  const send = vi.fn(() => late)
  const { query, recall, forget } = createBrowserQuery(send)
  const takeBack = onLogOut(forget)
  send.mockResolvedValueOnce(Response.json({ data }))
  await query(ScreenOnlyDocument, { path: '/claims' })
  expect(JSON.stringify(recall(ScreenOnlyDocument, { path: '/claims' }))).toContain('Ann')
  const asked = query(ScreenOnlyDocument, { path: '/home' })
  forgetEverything()
  expect(recall(ScreenOnlyDocument, { path: '/claims' })).toBeUndefined()
  arrive(Response.json({ data }))
  expect(JSON.stringify(await asked)).not.toContain('Ann')
  expect(recall(ScreenOnlyDocument, { path: '/home' })).toBeUndefined()
  send.mockResolvedValueOnce(Response.json({ data: { screen: null, viewer: null } }))
  await query(ScreenOnlyDocument, { path: '/home' })
  expect(send).toHaveBeenCalledTimes(3)
  takeBack()
})

it('[LOGIN-16] [SESSION-11] leads nowhere else while the log-out waits for its answer, and does when Back shows the page', () => {
  vi.useFakeTimers()
  setCookie('session-ends', Date.now() + 3_600_000)
  const { result, unmount } = renderHook(useSessionPhase)
  forgetEverything()
  expect(document.cookie).not.toContain('session-ends')
  act(() => void vi.advanceTimersByTime(5_000))
  expect(result.current).toEqual({ is: 'running' })
  act(() => void window.dispatchEvent(new Event('pageshow')))
  expect(result.current).toEqual({ is: 'ended' })
  unmount()
  vi.useRealTimers()
})
