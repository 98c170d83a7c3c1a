import { describe, expect, it } from 'vitest'
import type { ErrorBody, PcpMembers, PcpProvider, PcpProviderPage } from '../../../schema/generated/gateway-types.ts'
import { TEST_NOW } from '../../testing/test-gateway.ts'
import { useGateway } from '../../testing/use-gateway.ts'

describe('finding and choosing a primary care provider', () => {
  const gateway = useGateway()
  const family = async (persona: string) =>
    (await gateway().get<PcpMembers>('pcp/members', await gateway().signIn(persona))).members
  const search = async (body: object, { persona = 'active', page = 0, size = 10 } = {}) => {
    const token = await gateway().signIn(persona)
    const [first] = await family(persona)
    const members = [{ memberKey: first?.memberKey, effectiveDate: '2026-07-01' }]
    return gateway().call<PcpProviderPage & ErrorBody>(`pcp/search?page=${page}&size=${size}`, {
      ...{ method: 'POST', token, body: { members, radius: 25, zip: '97205', ...body } },
    })
  }
  const found = async (body: object, options = {}) => (await search(body, options)).json()
  const select = async (persona: string, body: object) =>
    gateway().call<ErrorBody>('pcp/select', { method: 'POST', token: await gateway().signIn(persona), body })

  it('[CALL-54] [ENT-38] gives one provider, and 404 for an id that is nobody’s or a specialist’s', async () => {
    const token = await gateway().signIn('active')
    const provider = await gateway().get<PcpProvider>('pcp/provider?providerId=P10001', token)
    expect(provider).toMatchObject({
      providerId: 'P10001',
      providerName: 'Amelia Hartmann',
      providerGroupName: 'Riverside Medical Group',
      title: 'MD',
      acceptingNewPatients: true,
      distance: null,
      specialty: 'Family medicine',
      languages: ['English', 'Spanish'],
    })
    expect(provider.locations.map(({ zipCode }) => zipCode)).toEqual(['97205', '97701'])
    for (const id of ['P99999', 'P10011']) {
      const answer = await gateway().call<ErrorBody>(`pcp/provider?providerId=${id}`, { token })
      expect([answer.status, answer.json().field]).toEqual([404, 'providerId'])
    }
  })

  it('[CALL-57] [ENT-34] [PCP-13] finds providers within the radius, nearest first, page by page', async () => {
    const near = await found({}, { size: 100 })
    const distances = near.content.map(({ distance }) => distance ?? Number.NaN)
    expect(near.content.length).toBeGreaterThan(20)
    expect(distances).toEqual(distances.toSorted((one, other) => one - other))
    expect(Math.max(...distances)).toBeLessThanOrEqual(25)
    expect(distances[0]).toBe(0)
    expect(near.content[0]?.locations[0]?.zipCode).toBe('97205')
    const second = await found({}, { page: 1, size: 5 })
    expect(second.content).toEqual(near.content.slice(5, 10))
    expect(second).toMatchObject({ number: 1, size: 5, totalElements: near.totalElements, first: false })
    const nearer = await found({ radius: 4 }, { size: 100 })
    expect(nearer.content).toEqual(near.content.filter(({ distance }) => (distance ?? 99) <= 4))
    expect(nearer.totalElements).toBeLessThan(near.totalElements)
    expect(await found({ zip: '10001' })).toMatchObject({ content: [], empty: true, totalElements: 0 })
  })

  it('[CALL-57] finds by every word of name, practice, specialty or language, in any case', async () => {
    const spanish = await found({ searchString: 'SPANISH  family' }, { size: 100 })
    expect(spanish.content).toHaveLength(2)
    for (const provider of spanish.content) {
      expect(provider.languages).toContain('Spanish')
      expect(`${provider.specialty} ${provider.providerGroupName} ${provider.providerName}`).toMatch(/family/i)
    }
    expect((await found({ searchString: 'hartm' })).content.map(({ providerId }) => providerId)).toEqual(['P10001'])
    for (const searchString of ['%', '_____', "' or 1=1 --"])
      expect(await found({ searchString })).toMatchObject({ empty: true })
    expect((await found({ searchString: '  ' })).totalElements).toBe((await found({})).totalElements)
  })

  it('[CALL-57] finds only providers who treat the ages of all selected members', async () => {
    const members = (await family('active')).map(({ memberKey }) => ({ memberKey, effectiveDate: '2026-07-01' }))
    const specialties = async (some: object[]) =>
      new Set((await found({ members: some }, { size: 100 })).content.map(({ specialty }) => specialty))
    expect(await specialties(members.slice(0, 1))).toEqual(new Set(['Family medicine', 'Internal medicine']))
    expect(await specialties(members.slice(2))).toEqual(new Set(['Family medicine', 'Pediatrics']))
    expect(await specialties(members)).toEqual(new Set(['Family medicine']))
  })

  it('[CALL-56] [PCP-16] a choice is stored, answered in text, and seen by the next read', async () => {
    const [, , child] = await family('active')
    const body = { pcpSelectList: [{ memberKey: child?.memberKey, effectiveDate: '07/01/2026' }], providerId: 'P10001' }
    const answer = await select('active', body)
    expect([answer.status, answer.text]).toEqual([200, 'Amelia Hartmann is the primary care provider from 07/01/2026.'])
    expect(answer.headers.get('content-type')).toContain('text/plain')
    const [, , after] = await family('active')
    expect(after?.selection).toEqual({ memberKey: child?.memberKey, providerName: 'Amelia Hartmann' })
    expect(after?.history).toMatchObject([{ providerId: 'P10001', beginDate: '2026-07-01', pcpSelected: true }])
    await select('active', { ...body, providerId: 'P10003' })
    const [, , changed] = await family('active')
    expect(changed?.history).toMatchObject([{ providerId: 'P10003', beginDate: '2026-07-01', endDate: null }])
  })

  it('tells the days of a choice for several members in their order, across the turn of the year too', async () => {
    gateway().setNow('2026-11-27T20:00:00Z')
    const [subscriber, spouse] = await family('active')
    const pcpSelectList = [
      { memberKey: subscriber?.memberKey, effectiveDate: '01/01/2027' },
      { memberKey: spouse?.memberKey, effectiveDate: '12/01/2026' },
    ]
    const email = 'somebody@mail.example'
    const told = 'Amelia Hartmann is the primary care provider from 12/01/2026 and 01/01/2027.'
    expect((await select('active', { pcpSelectList, providerId: 'P10001', email })).text).toContain(told)
    expect(gateway().mails.at(-1)?.text).toContain(told)
    gateway().setNow(TEST_NOW)
  })

  it('[CALL-56] [PCP-16] sends a confirmation to the address given, and none without one or for a refusal', async () => {
    const sent = gateway().mails.length
    const [, , , child] = await family('active')
    const pcpSelectList = [{ memberKey: child?.memberKey, effectiveDate: '07/01/2026' }]
    const email = 'somebody@mail.example'
    await select('active', { pcpSelectList, providerId: 'P10001' })
    await select('active', { pcpSelectList, providerId: 'P10005', email })
    expect(gateway().mails).toHaveLength(sent)
    const { text } = await select('active', { pcpSelectList, providerId: 'P10001', email })
    expect(text).toMatch(/A confirmation was sent by e-mail\.$/)
    expect(gateway().mails.slice(sent)).toMatchObject([
      { to: email, text: expect.stringContaining('Amelia Hartmann is the primary care provider from 07/01/2026.') },
    ])
    expect((await select('active', { pcpSelectList, providerId: 'P10001', email: 'nobody' })).json().field).toBe(
      'email',
    )
  })

  it('[CALL-56] [ENT-35] [ENT-37] a change ends what lasted the day before, and says why', async () => {
    const [subscriber, spouse] = await family('active')
    const entry = ({ memberKey }: { memberKey: string }) => ({ memberKey, effectiveDate: '08/01/2026' })
    const pcpSelectList = [subscriber, spouse].filter(member => member !== undefined).map(entry)
    expect((await select('active', { pcpSelectList, providerId: 'P10002' })).status).toBe(200)
    for (const member of (await family('active')).slice(0, 2)) {
      const [present, past] = member.history
      expect(present).toMatchObject({ providerId: 'P10002', beginDate: '2026-08-01', pcpSelected: true })
      expect(past).toMatchObject({
        endDate: '2026-07-31',
        pcpSelected: false,
        pcpTerminationReason: 'Member chose another provider',
      })
      expect(member.history.filter(({ pcpSelected }) => pcpSelected)).toHaveLength(1)
    }
  })

  it('[PCP-17] [PCP-19] refuses a day that is not eligible and a provider who cannot be chosen, and stores nothing', async () => {
    const before = await family('active')
    const [subscriber, , , child] = before
    const on = (memberKey: string | undefined, effectiveDate: string) => ({ memberKey, effectiveDate })
    const cases = [
      [[on(subscriber?.memberKey, '07/02/2026')], 'P10001', 'PCP_DATE_NOT_ELIGIBLE', 'pcpSelectList.0.effectiveDate'],
      [[on(subscriber?.memberKey, '02/31/2026')], 'P10001', 'PCP_DATE_NOT_ELIGIBLE', 'pcpSelectList.0.effectiveDate'],
      [
        [on(subscriber?.memberKey, '07/01/2026'), on(child?.memberKey, '06/01/2026')],
        ...(['P10001', 'PCP_DATE_NOT_ELIGIBLE', 'pcpSelectList.1.effectiveDate'] as const),
      ],
      [
        [on(subscriber?.memberKey, '07/01/2026'), on(subscriber?.memberKey, '08/01/2026')],
        ...(['P10001', 'BAD_REQUEST', 'pcpSelectList.1.memberKey'] as const),
      ],
      [[on(subscriber?.memberKey, '07/01/2026')], 'P10005', 'PCP_PROVIDER_NOT_AVAILABLE', 'providerId'],
      [[on(child?.memberKey, '07/01/2026')], 'P10002', 'PCP_PROVIDER_NOT_AVAILABLE', 'providerId'],
      [[on(subscriber?.memberKey, '2026-07-01')], 'P10001', 'BAD_REQUEST', 'pcpSelectList.0.effectiveDate'],
      [[], 'P10001', 'BAD_REQUEST', 'pcpSelectList'],
    ] as const
    for (const [pcpSelectList, providerId, code, field] of cases) {
      const answer = await select('active', { pcpSelectList, providerId })
      expect([answer.status, answer.json()]).toEqual([400, expect.objectContaining({ code, field })])
    }
    expect(
      (await select('active', { pcpSelectList: [on(subscriber?.memberKey, '07/01/2026')], providerId: 'P0' })).status,
    ).toBe(404)
    expect(await family('active')).toEqual(before)
  })

  it("[PERM-26] refuses to search or choose for another family's member, for others by a dependent, and at all by a termed member", async () => {
    const [stranger] = await family('employee')
    const [subscriber] = await family('active')
    const [termed] = await family('termed')
    const choice = (memberKey: string | undefined) => ({
      pcpSelectList: [{ memberKey, effectiveDate: '07/01/2026' }],
      providerId: 'P10001',
    })
    const foreign = await select('active', choice(stranger?.memberKey))
    expect([foreign.status, foreign.json().field]).toEqual([404, 'pcpSelectList.0.memberKey'])
    expect((await select('active', choice('nobody'))).text).toBe(foreign.text)
    expect((await select('dependent', choice(subscriber?.memberKey))).status).toBe(403)
    expect((await select('termed', choice(termed?.memberKey))).json().code).toBe('PCP_DATE_NOT_ELIGIBLE')
    const members = [{ memberKey: stranger?.memberKey, effectiveDate: '2026-07-01' }]
    expect((await search({ members })).status).toBe(404)
    expect((await search({ members }, { persona: 'dependent' })).status).toBe(403)
    expect((await family('employee'))[0]).toEqual(stranger)
  })
})
