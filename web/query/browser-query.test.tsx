import { beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest'
import { documentIds } from '../generated/document-ids.ts'
import { LogOutDocument } from '../generated/log-out.ts'
import { ScreenOnlyDocument } from '../generated/screen.ts'
import { copyToken, createBrowserQuery } from './browser-query.ts'
import type { PortalError } from './query.ts'

const answering = (body: unknown, status = 200) =>
  vi.fn<typeof fetch>(async () => new Response(JSON.stringify(body), { status }))
const screen = {
  route: 'home',
  kind: 'HOME',
  status: 200,
  redirect: null,
  title: 'Home',
  params: [],
  view: { text: {} },
}
/** An answer to somebody without a session. */
const data = { screen, viewer: null }

describe("the browser's way of asking", () => {
  it('sends the hash of a document and no text, with the header that other sites cannot send', async () => {
    const send = answering({ data })
    const { query } = createBrowserQuery(send)
    const answer = await query(ScreenOnlyDocument, { path: '/home' })
    expect(answer).toEqual({ data, errors: [] })
    const [address, init] = send.mock.calls[0] ?? []
    expect(address).toBe('/graphql')
    expect(new Headers(init?.headers).get('x-portal')).toBe('1')
    expect(JSON.parse(String(init?.body))).toEqual({ id: documentIds.ScreenOnly, variables: { path: '/home' } })
  })

  it('[LOCALE-08] asks in the language of the page', async () => {
    const send = answering({ data })
    await createBrowserQuery(send, () => 'es-US').query(ScreenOnlyDocument, { path: '/home' })
    expect(new Headers(send.mock.calls[0]?.[1]?.headers).get('accept-language')).toBe('es-US')
  })

  it('says of which revision the page was drawn', async () => {
    const send = answering({ data })
    await createBrowserQuery(send, undefined, 'abc123').query(ScreenOnlyDocument, { path: '/home' })
    expect(new Headers(send.mock.calls[0]?.[1]?.headers).get('x-revision')).toBe('abc123')
  })

  it('asks again each time, because data changes elsewhere too', async () => {
    const send = answering({ data })
    const { query } = createBrowserQuery(send)
    await query(ScreenOnlyDocument, { path: '/home' })
    await query(ScreenOnlyDocument, { path: '/home' })
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('[ERR-42] reads code, status, wait and path of a failure and nothing else', async () => {
    const told = { code: 'UPSTREAM', status: 502, retryAfter: 3 }
    const extensions = { ...told, area: 'database', service: 'ORA' }
    const { query } = createBrowserQuery(
      answering({ data: { screen: null }, errors: [{ message: 'ORA-00942', extensions, path: ['screen'] }] }),
    )
    const { errors } = await query(ScreenOnlyDocument, { path: '/home' })
    expect(errors).toEqual([{ ...told, path: ['screen'] }])
    type Told = 'code' | 'status' | 'retryAfter' | 'reference' | 'path'
    expectTypeOf<keyof PortalError>().toEqualTypeOf<Told>()
  })

  it('[ERR-30] tells a network that does not answer by status 1', async () => {
    const { query } = createBrowserQuery(async () => Promise.reject(new TypeError('Failed to fetch')))
    const { data, errors } = await query(ScreenOnlyDocument, { path: '/home' })
    expect(data).toBeNull()
    expect(errors[0]?.status).toBe(1)
  })

  it('[ERR-30] tells an answer of a proxy that is not JSON by status 1', async () => {
    const { query } = createBrowserQuery(async () => new Response('<html>log in to the Wi-Fi</html>'))
    expect((await query(ScreenOnlyDocument, { path: '/home' })).errors).toMatchObject([
      { code: 'UNREACHABLE', status: 1 },
    ])
  })

  it('[LOGOUT-08] drops what is pending when the session is forgotten, and still throws what is a bug', async () => {
    const { query, forget } = createBrowserQuery(() => new Promise(() => {}))
    const pending = query(ScreenOnlyDocument, { path: '/home' })
    const broken = {
      toJSON: () => {
        throw new RangeError('a bug')
      },
    }
    const bug = query(ScreenOnlyDocument, { path: broken as unknown as string })
    const failed = expect(bug).rejects.toThrow('a bug')
    await failed
    forget()
    expect(await pending).toMatchObject({ data: null, errors: [{ code: 'ABANDONED', status: 1 }] })
    await expect(query(ScreenOnlyDocument, { path: broken as unknown as string })).rejects.toThrow('a bug')
  })

  it('throws a bug of the portal as what it is, for queries and mutations', async () => {
    const { query } = createBrowserQuery(answering({ data }))
    const broken = {
      toJSON: () => {
        throw new RangeError('a bug')
      },
    }
    await expect(query(ScreenOnlyDocument, { path: broken as unknown as string })).rejects.toThrow('a bug')
    await expect(query(LogOutDocument, { path: broken } as never)).rejects.toThrow('a bug')
  })

  it('[GRAPH-16] keeps no answer that was asked for before a change and comes after it', async () => {
    let arrive = () => {}
    const send: typeof fetch = (_address, init) =>
      new Promise(resolve => {
        const answer = () => resolve(new Response(JSON.stringify({ data })))
        if (String(init?.body).includes(`${documentIds.ScreenOnly}`)) arrive = answer
        else answer()
      })
    const { query, recall } = createBrowserQuery(send)
    const asked = query(ScreenOnlyDocument, { path: '/home' })
    await query(LogOutDocument, {})
    arrive()
    expect((await asked).data).toEqual(data)
    expect(recall(ScreenOnlyDocument, { path: '/home' })).toBeUndefined()
    const again = query(ScreenOnlyDocument, { path: '/home' })
    arrive()
    await again
    expect(recall(ScreenOnlyDocument, { path: '/home' })?.beforeChange).toBe(false)
  })

  it('keeps the status of an answer that is no GraphQL', async () => {
    const { query } = createBrowserQuery(async () => new Response('<html>busy</html>', { status: 503 }))
    expect((await query(LogOutDocument, {})).errors[0]?.status).toBe(503)
  })
})

beforeEach(() => localStorage.clear())

it('[SESSION-03] copies the access token that an answer carries to local storage', () => {
  copyToken({ accessToken: 'a.b.c' })
  expect(localStorage.getItem('token')).toBe('a.b.c')
})

it('[SESSION-03] does so with every answer that the browser gets, and keeps nothing of one without a token', async () => {
  await createBrowserQuery(answering({ data })).query(ScreenOnlyDocument, { path: '/home' })
  expect(localStorage.length).toBe(0)
  const send = answering({ data, extensions: { accessToken: 'a.b.c' } })
  await createBrowserQuery(send).query(ScreenOnlyDocument, { path: '/home' })
  expect(Object.entries(localStorage)).toEqual([['token', 'a.b.c']])
})

it('[SESSION-03] writes nothing for an answer that carries none', () => {
  for (const extensions of [undefined, null, {}, { accessToken: 7 }, 'a.b.c']) copyToken(extensions)
  expect(localStorage.length).toBe(0)
})
