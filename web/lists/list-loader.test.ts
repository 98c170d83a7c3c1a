import type { LoaderFunctionArgs } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { ClaimsScreenDocument } from '../generated/claims-screen.ts'
import type { Query } from '../query/query.ts'
import { createPortal, provide } from '../screen/portal.ts'
import { screenAnswer } from '../testing/portal-fixture.tsx'
import { createListLoader, knownChoices, tidyListQuery } from './list-loader.ts'

afterEach(() => vi.useRealTimers())

const offered = { provider: ['1', '2'], status: ['02'] }

it('[CLAIM-08] drops choices that another member, type or time offered, and the page with them', () => {
  const search = new URLSearchParams('member=1&provider=2&provider=9&status=01&page=2')
  expect(knownChoices(search, offered)?.toString()).toBe('member=1&provider=2')
})

it('leaves an address alone whose choices are all offered', () => {
  expect(knownChoices(new URLSearchParams('member=1&provider=2&status=02&page=2'), offered)).toBeUndefined()
})

const tidy = (query: string) => tidyListQuery(new URLSearchParams(query), '2026-11-21')?.toString()

it('leaves empty fields and starting dates out of an address, and writes dates one way', () => {
  expect(tidy('type=dental&member=1&start=11/21/2024&end=11/21/2026&provider=2&provider=3&status=')).toBe(
    'type=dental&member=1&provider=2&provider=3',
  )
  expect(tidy('start=3/7/2026&end=soon')).toBe('start=2026-03-07&end=soon')
})

it('has nothing to do for an address that is tidy', () => {
  expect(tidy('type=dental&start=2026-03-07&provider=2&page=3')).toBeUndefined()
  expect(tidy('')).toBeUndefined()
})

it.each([
  ['America/New_York', '2026-06-10T10:00:00Z', 'end=2026-06-09', { start: null, end: '2026-06-09', errors: {} }],
  ['America/New_York', '2026-06-10T10:00:00Z', 'start=2026-06-10', { start: '2026-06-10', end: null, errors: {} }],
  ['Pacific/Auckland', '2026-06-09T23:00:00Z', 'end=2026-06-09', { start: null, end: '2026-06-09', errors: {} }],
])(
  '[CLAIM-05] [OPEN-50] counts days as in %s, wherever the page is drawn: at %s, ?%s',
  async (timeZone, now, search, dates) => {
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })
    const { screen } = screenAnswer('/claims')
    const query = (async () => ({
      data: { screen: { ...screen, kind: 'CLAIMS' }, viewer: null },
      errors: [],
    })) as unknown
    const load = createListLoader('claims', ClaimsScreenDocument, {
      variables: () => ({ patient: null, filter: null, skip: 0, ask: false }),
      offered: () => ({}),
      totalCount: () => undefined,
    })
    const request = new Request(`https://portal.example/claims?${search}`)
    const context = provide(createPortal(query as Query, { routes: [], askOnce: true, timeZone }))
    const loaded = await load({ request, context, params: {} } as unknown as LoaderFunctionArgs)
    expect(loaded.dates).toMatchObject(dates)
  },
)
