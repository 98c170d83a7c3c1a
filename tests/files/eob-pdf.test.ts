import { request } from 'undici'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readPdf } from '../../gateway-rest/testing/read-pdf.ts'
import { startTestGateway, type TestGateway } from '../../gateway-rest/testing/test-gateway.ts'
import type { Account, EobPage } from '../../schema/generated/gateway-types.ts'
import { startTestPortal, type TestPortal } from '../../server/testing/test-portal.ts'

let gateway: TestGateway
let portal: TestPortal
beforeAll(async () => {
  gateway = await startTestGateway()
  gateway.setNow(new Date().toISOString())
  portal = await startTestPortal({ gatewayUrl: gateway.origin })
})
afterAll(async () => {
  await portal.close()
  await gateway.close()
})

/** The first EOB that a persona can see, and the address at which the portal gives out its PDF. */
async function firstEob(persona: string) {
  const token = await gateway.signIn(persona)
  const query = 'startDate=2020-01-01&endDate=2026-12-31&claimType=M&page=0&size=1'
  const [eob] = (await gateway.get<EobPage>(`v2/eobs?${query}`, token)).content
  return { token, eob, path: `/files/eobs/${eob?.pdfDocumentId}.pdf` }
}
const fetched = (path: string, token: string) => portal.send(path, { cookies: { '__Host-token': token } })

describe('the PDF of an EOB, through both gateways', () => {
  it('[CALL-44] is one that readers understand, with the figures of that member', async () => {
    const { token, eob, path } = await firstEob('active')
    const { body } = await request(`http://127.0.0.1:${portal.port}${path}`, {
      headers: { host: portal.host, cookie: `__Host-token=${token}` },
    })
    const { isTagged, pages, title } = await readPdf(await body.bytes())
    const text = pages.join(' ')
    const { subscriberId } = await gateway.get<Account>('account', token)
    expect(isTagged).toBe(true)
    expect(title).toContain('Explanation of Benefits')
    expect(text).toContain(subscriberId)
    for (const claim of eob?.claims ?? []) {
      expect(text).toContain(claim.id)
      expect(text.replaceAll(',', '')).toContain(`$${claim.patientResponsibility}`)
    }
  })

  it('[PERM-26] is nothing for another family, and refused to a dependent', async () => {
    const { path } = await firstEob('active')
    const other = await fetched(path, await gateway.signIn('termed'))
    const unknown = await fetched('/files/eobs/PDF1.pdf', await gateway.signIn('termed'))
    expect([other.status, unknown.status]).toEqual([404, 404])
    expect((await fetched(path, await gateway.signIn('dependent'))).status).toBe(403)
  })
})
