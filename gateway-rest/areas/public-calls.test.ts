import { describe, expect, it } from 'vitest'
import type {
  CalendarMessage,
  ChatConfig,
  DemoSignIns,
  QualityAccreditation,
} from '../../schema/generated/gateway-types.ts'
import { demoSignIns } from '../seed/personas.ts'
import { useGateway } from '../testing/use-gateway.ts'

describe('calls that need no token, and stand-in pages', () => {
  const gateway = useGateway()
  const content = async (domainId: string) =>
    (await gateway().get<CalendarMessage>(`message/calendar/domain/${domainId}`)).data.item.content

  it('[CALL-69] [CALL-70] the holiday calendar is HTML under data.item.content, of the brand named or of the token', async () => {
    for (const domainId of ['1', '2', '3', '5']) expect(await content(domainId)).toContain('<li>')
    const own = await gateway().get<CalendarMessage>('message/calendar', await gateway().signIn('active', '2'))
    expect(own.data.item.content).toBe(await content('2'))
    expect((await gateway().call('message/calendar/domain/7')).status).toBe(404)
  })

  it('the calendar of the test domain attacks in every way that a sanitiser has to stop', async () => {
    const hostile = await content('99')
    for (const attack of ['<script', 'onerror=', 'javascript:', '<iframe', '<style', 'onclick=', '<svg', '<form']) {
      expect(hostile).toContain(attack)
    }
  })

  it('[CALL-73] [ENT-46] quality accreditations are keyed by elementValue', async () => {
    const { accreditations } = await gateway().get<QualityAccreditation>('//quality/accreditations?domainId=2')
    expect(accreditations).toEqual({
      Commendable: {
        elementValue: 'Commendable',
        url: 'https://accreditation.example/commendable',
        pairedText1: 'Commendable Medicare plan',
      },
    })
    expect(await gateway().get('//quality/accreditations?domainId=5')).toEqual({ accreditations: {} })
    expect((await gateway().call('//quality/accreditations?domainId=7')).status).toBe(404)
  })

  it('[CALL-74] the chat configuration of a brand', async () => {
    const chat = await gateway().get<ChatConfig>('//chat/configuration?domainId=1')
    expect(chat).toMatchObject({ host: 'chat.brand-1.example', displayChat: true, mappedGroupId: null })
  })

  it('[CALL-75] [OPEN-23] the sales-force stand-in takes the form post and never prints the token', async () => {
    const token = await gateway().signIn('sales')
    const post = (fields: Record<string, string>) =>
      gateway().call('//stand-in/sales-force', {
        method: 'POST',
        body: new URLSearchParams(fields).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    const arrived = await post({ token, testEnvironment: '<b>sandbox</b>' })
    expect(arrived.headers.get('content-type')).toMatch(/^text\/html/)
    expect(arrived.text).toContain('The hand-off arrived with a valid token.')
    expect(arrived.text).toContain('&lt;b&gt;sandbox&lt;/b&gt;')
    expect(arrived.text).not.toContain(token)
    expect((await post({ token: 'forged' })).status).toBe(401)
  })

  it('lists the sign-ins to try, each of which can be tried', async () => {
    const { password, signIns } = await gateway().get<DemoSignIns>('//demo/sign-ins')
    expect(signIns).toEqual(demoSignIns())
    const { username = '', domainId } = signIns[0] ?? {}
    const answer = await gateway().call('token', {
      method: 'POST',
      body: { username, password, domainId: String(domainId) },
    })
    expect(answer.status).toBe(200)
  })

  it('tells that it runs', async () => {
    expect(await gateway().get('//healthz')).toEqual({ status: 'ok' })
  })
})
