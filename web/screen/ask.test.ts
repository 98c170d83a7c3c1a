import { describe, expect, it } from 'vitest'
import { ContactScreenDocument } from '../generated/contact-screen.ts'
import { RecoverPasswordDocument } from '../generated/recovery.ts'
import type { PortalError } from '../query/query.ts'
import { queryFixture } from '../testing/portal-fixture.tsx'
import { shellFixture } from '../testing/shell-fixture.ts'
import { ask } from './ask.ts'
import { createPortal } from './portal.ts'

const failure = (status: number, ...path: string[]): PortalError => ({ code: 'UPSTREAM', status, path })

function portal(...errors: PortalError[]) {
  const answer = () => ({ data: null, errors })
  const { query, asked } = queryFixture({
    Shell: () => shellFixture(),
    ContactScreen: answer,
    RecoverPassword: answer,
  })
  return { portal: createPortal(query, { routes: shellFixture().shell.routes, askOnce: true }), asked }
}
const contact = (...errors: PortalError[]) =>
  ask(portal(...errors).portal, ContactScreenDocument, { path: '/' }, { handles: ['holidayCalendar'] })

describe('asking for a loader or an action', () => {
  it('[ERR-04] leaves for the log-in page by a page load, so that nothing of the session stays', async () => {
    const way = await contact(failure(500, 'screen'), failure(401, 'screen')).catch((thrown: Response) => thrown)
    expect(way).toBeInstanceOf(Response)
    const headers = way instanceof Response ? way.headers : new Headers()
    expect(headers.get('location')).toBe('/login')
    expect(headers.get('x-remix-reload-document')).toBe('true')
  })

  it('[ERR-19] hands the screen what is its own to show', async () => {
    const own = failure(404, 'holidayCalendar')
    expect(await contact(own)).toEqual({ data: null, errors: [own] })
  })

  it('[ERR-06] leaves for the error page when something else failed besides', async () => {
    const thrown = contact(failure(404, 'holidayCalendar'), failure(503, 'screen'))
    await expect(thrown).rejects.toMatchObject({ data: { status: 503 } })
  })

  it('[ERR-12] hands a form that handles its mutation the loss of the whole request, too', async () => {
    const lost = failure(1)
    const declared = { handles: ['recoverPassword'] } as const
    const { errors } = await ask(
      portal(lost).portal,
      RecoverPasswordDocument,
      { input: { username: 'robin' } },
      declared,
    )
    expect(errors).toEqual([lost])
  })

  it('handles what the brand wants to be handled, where that is its choice', async () => {
    const { query } = queryFixture({
      Shell: () => shellFixture(),
      ContactScreen: () => ({ data: null, errors: [failure(500, 'holidayCalendar')] }),
    })
    const { brand } = shellFixture().shell
    const asked = (chosen: typeof brand.homeFailure) =>
      ask(
        createPortal(query, { routes: shellFixture().shell.routes, askOnce: true }),
        ContactScreenDocument,
        { path: '/' },
        { handles: ({ homeFailure }) => (homeFailure === chosen ? ['holidayCalendar'] : []) },
      )
    expect(brand.homeFailure).toBe('error-page')
    await expect(asked('error-page')).resolves.toMatchObject({ errors: [{ status: 500 }] })
    await expect(asked('partial')).rejects.toMatchObject({ data: { status: 500 } })
  })

  it('asks for nothing more when nothing failed', async () => {
    const { portal: calm, asked } = portal()
    await ask(calm, RecoverPasswordDocument, { input: { username: 'robin' } })
    expect(asked.map(({ document }) => document)).toEqual(['RecoverPassword'])
  })
})
