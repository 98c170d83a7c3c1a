import { describe, expect, it } from 'vitest'
import type { PortalError } from '../query/query.ts'
import { queryFixture } from '../testing/portal-fixture.tsx'
import { shellFixture } from '../testing/shell-fixture.ts'
import { createPortal } from './portal.ts'
import { throwFatalErrors } from './throw-fatal-errors.ts'

const portal = () => {
  const { query } = queryFixture({ Shell: () => shellFixture() })
  return createPortal(query, { askOnce: true })
}
const failure = (status: number, call: string): PortalError => ({
  code: 'UPSTREAM',
  status,
  area: 'account',
  call,
  path: [],
})

describe('following errors', () => {
  it('[ERR-04] leaves for the log-in page by a page load, so that nothing of the session stays', async () => {
    const way = await throwFatalErrors([failure(500, 'account'), failure(401, 'groups')], portal()).catch(
      (thrown: Response) => thrown,
    )
    expect(way).toBeInstanceOf(Response)
    const headers = way instanceof Response ? way.headers : new Headers()
    expect(headers.get('location')).toBe('/login')
    expect(headers.get('x-remix-reload-document')).toBe('true')
  })

  it('[ERR-19] hands the screen what is its own to show', async () => {
    const own = failure(404, 'pcp/provider')
    expect(await throwFatalErrors([own], portal())).toEqual([own])
  })
})
