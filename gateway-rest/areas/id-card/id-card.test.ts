import { describe, expect, it } from 'vitest'
import type { Account, ErrorBody, IdCard, LimitList } from '../../../schema/generated/gateway-types.ts'
import { cardIssuers } from '../../seed/data/card-issuers.ts'
import { overlaps, readLayout } from '../../testing/read-layout.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { useGateway } from '../../testing/use-gateway.ts'

/** A card's size in points. */
const [WIDTH, HEIGHT] = [(85.6 * 72) / 25.4, (54 * 72) / 25.4]
const TODAY = 'asOfDate=2026-06-15'

describe('ID cards', () => {
  const gateway = useGateway()
  const cards = async (query = '', persona = 'active') =>
    gateway().get<IdCard[]>(`idCard/view${query}`, await gateway().signIn(persona))
  const pdf = async (query = '', persona = 'active', domainId = '1') => {
    const token = await gateway().signIn(persona, domainId)
    const response = await fetch(`${gateway().origin}/api/idCard/view${query}`, {
      headers: { authorization: `Bearer ${token}`, accept: 'application/pdf' },
    })
    return { response, bytes: new Uint8Array(await response.arrayBuffer()) }
  }
  const email = async (body: object, persona = 'active') =>
    gateway().call<ErrorBody>('idCard/email', { method: 'POST', token: await gateway().signIn(persona), body })
  const refusal = async (path: string, persona: string) => {
    const answer = await gateway().call<ErrorBody>(path, { token: await gateway().signIn(persona) })
    return [answer.status, answer.json().code]
  }

  it('[CALL-62] [IDCARD-05] gives a card for each active category, with every field of a digital insurance card', async () => {
    const token = await gateway().signIn('active')
    const account = await gateway().get<Account>('account', token)
    const [subscriber, ...dependents] = account.members
    const all = await cards()
    expect(all.map(({ category }) => category)).toEqual(['medical', 'dental', 'vision', 'pharmacy'])
    const [medical, dental] = all
    expect(medical).toMatchObject({
      memberKey: subscriber?.memberKey,
      memberName: `${subscriber?.firstName} ${subscriber?.lastName}`,
      ...{ suffix: 0, subscriberId: account.subscriberId, relationshipDescription: 'Subscriber' },
      ...{ groupId: account.groupId, groupName: account.groupName },
      planId: subscriber?.medical?.classPlanId,
      planName: expect.stringMatching(/^Medical /),
      network: 'Evergreen Choice Network',
      effectiveDate: subscriber?.medical?.effectiveDate,
      ...{ payerName: 'Alderway Health Plan, Inc.', payerId: '93001' },
      ...{ rxBin: '610455', rxPcn: 'ADV', rxGroup: `RX${account.groupId}` },
      dependents: dependents.map(({ memberSuffix, firstName, lastName }) => ({
        suffix: memberSuffix,
        memberName: `${firstName} ${lastName}`,
      })),
    })
    expect(medical?.phones.map(({ label }) => label)).toContain('Member services')
    expect(medical?.copays.length).toBeGreaterThan(2)
    for (const { amount, percent } of medical?.copays ?? []) expect((amount === null) !== (percent === null)).toBe(true)
    expect(dental).toMatchObject({ network: 'Evergreen Dental Premier', rxBin: null, rxPcn: null, rxGroup: null })
  })

  it('[CALL-62] says the same yearly amounts as the limits of the plan', async () => {
    const limits = await gateway().get<LimitList>(`benefits/limits?suffix=0&${TODAY}`, await gateway().signIn('active'))
    const [medical] = await cards('?category=medical')
    const ofMedical = limits.filter(limit => limit.productCategory === 'M' && Number(limit.total) >= 0)
    expect(medical?.deductibles.map(({ coverage, tier, amount }) => [coverage, tier, amount])).toEqual(
      ofMedical.map(({ coverageType, networkTier, total }) => [coverageType, networkTier, total]),
    )
    expect(ofMedical).toHaveLength(5)
  })

  it('[CALL-62] [OPEN-47] gives one category, or another member of the family, when asked', async () => {
    const [vision, ...others] = await cards('?category=vision&suffix=2')
    expect(others).toEqual([])
    expect(vision).toMatchObject({ category: 'vision', suffix: 2, relationshipDescription: 'Child', dependents: [] })
    expect((await cards('', 'minor')).every(card => card.suffix === 2 && card.dependents.length === 0)).toBe(true)
    expect((await cards('', 'dentalonly')).map(({ category }) => category)).toEqual(['dental'])
  })

  it('[MEMBER-40] prints the network of each category, and the pharmacists’ number on the cards that pharmacies read', async () => {
    for (const domainId of ['1', '2', '3', '5']) {
      const all = await gateway().get<IdCard[]>('idCard/view', await gateway().signIn('active', domainId))
      expect(new Set(all.map(({ network }) => network)).size).toBe(4)
      for (const { category, network, phones } of all) {
        const words = {
          medical: /Care|Choice|Access|Medical/,
          dental: /Dental|Smile/,
          vision: /Vision/,
          pharmacy: /Pharmacies/,
        }
        expect(network).toMatch(words[category])
        const isForPharmacies = category === 'medical' || category === 'pharmacy'
        expect(phones.some(({ label }) => label === 'Pharmacist help desk')).toBe(isForPharmacies)
      }
    }
  })

  it('[CALL-62] [IDCARD-06] is a tagged PDF for whoever accepts one, front and back with the figures of the card', async () => {
    const { response, bytes } = await pdf()
    expect(response.headers.get('content-type')).toBe('application/pdf')
    const [medical, dental] = await cards()
    const { title, language, isTagged, pages, tree } = await readPdf(bytes)
    expect([title, language, isTagged, pages.length]).toEqual(['Member ID card', 'en-US', true, 2])
    const spoken = JSON.stringify(tree)
    const said = (name: string, value: string | undefined) =>
      expect(spoken).toContain(`["TR",["TH",${JSON.stringify(name)}],["TD",${JSON.stringify(value)}]]`)
    said('Member', medical?.memberName)
    said('Subscriber ID', `${medical?.subscriberId} 00`)
    said('Group', `${medical?.groupName} (${medical?.groupId})`)
    said('Plan', dental?.planName)
    said('RxBIN', '610455')
    said('Member services', medical?.phones[0]?.phoneNumber)
    said('Covered dependents', medical?.dependents.map(({ memberName }) => memberName).join(', '))
    for (const { label, amount } of medical?.copays ?? []) if (amount !== null) said(label, `$${Number(amount)}`)
    said('Yearly checkup', 'No cost')
    said('Out-of-pocket maximum', '$6,000, $12,000 family')
    const headings = tree.filter(([role]) => role === 'H1' || role === 'H2').map(([, text]) => text)
    const names = ['Medical', 'Dental', 'Vision', 'Pharmacy']
    expect(headings).toEqual(['Member ID card', ...names.map(name => `${name} ID card, ${medical?.memberName}`)])
    expect(pages[0]).toContain(`Payer ID ${medical?.payerId}`)
  })

  it('[MEMBER-39] draws front and back of every brand in the size of a card, in its colours, with nothing outside', async () => {
    for (const domainId of ['1', '2', '3', '5']) {
      const { bytes } = await pdf('', 'active', domainId)
      const [card] = await gateway().get<IdCard[]>('idCard/view', await gateway().signIn('active', domainId))
      const { header, primary, accent } = cardIssuers[domainId]?.look ?? {}
      const layouts = await readLayout(bytes)
      for (const layout of layouts) {
        expect(overlaps(layout)).toEqual([])
        expect([...layout.fills]).toEqual(expect.arrayContaining([header, primary, accent]))
        const sheet = layout.paths.filter(([width]) => Math.abs(width - 2 * WIDTH) < 0.1)
        expect(sheet.length).toBeGreaterThan(0)
        for (const [, height] of sheet) expect(height).toBeCloseTo(HEIGHT, 1)
      }
      const texts = layouts[0]?.texts ?? []
      const [top, end] = ['Medical ID card', 'RxBIN'].map(start => texts.find(({ text }) => text.startsWith(start)))
      const payer = texts.find(({ text }) => text === card?.payerName)
      const fold = 612 / 2
      const onCards = texts.filter(({ y }) => y < (payer?.y ?? 0) + 1 && y > (end?.y ?? 0) - 1)
      expect(top?.text).toBe(`Medical ID card, ${card?.memberName}`)
      expect((payer?.y ?? 0) - (end?.y ?? 0)).toBeLessThan(HEIGHT)
      expect(onCards.length).toBeGreaterThan(40)
      for (const { text, x, width } of onCards) {
        const left = x < fold ? fold - WIDTH : fold
        expect([text, x >= left, x + width <= left + WIDTH]).toEqual([text, true, true])
      }
    }
  })

  it('[CALL-63] [IDCARD-09] sends the PDF to the address given, and says so', async () => {
    const answer = await email({ emailAddress: 'somebody@mail.example', category: 'dental' })
    expect([answer.status, answer.text]).toEqual([200, 'Your ID card was sent.'])
    const mail = gateway().mails.at(-1)
    expect(mail).toMatchObject({ to: 'somebody@mail.example', subject: 'Your ID card' })
    const [attachment] = mail?.attachments ?? []
    expect(attachment).toMatchObject({ filename: 'id-card.pdf', contentType: 'application/pdf' })
    const { pages } = await readPdf(attachment?.content ?? new Uint8Array())
    expect(pages).toHaveLength(1)
    expect(pages[0]).toContain('Dental ID card')
    expect((await email({ emailAddress: 'somebody@mail.example' })).text).toBe('Your ID cards were sent.')
  })

  it('[CALL-63] refuses a malformed address and too many messages, and sends nothing', async () => {
    const sent = gateway().mails.length
    const wrong = await email({ emailAddress: 'nobody' })
    expect([wrong.status, wrong.json().field]).toEqual([400, 'emailAddress'])
    expect(gateway().mails).toHaveLength(sent)
    const statuses = []
    for (let time = 0; time < 11; time += 1)
      statuses.push((await email({ emailAddress: 'somebody@mail.example', category: 'dental' }, 'dentalonly')).status)
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429])
  })

  it('[CALL-64] [IDCARD-10] [OPEN-47] orders a printed card and says so as text, however often it is asked', async () => {
    const token = await gateway().signIn('active')
    for (let time = 0; time < 2; time += 1) {
      const answer = await gateway().call('idCard/request?category=medical', { token })
      expect(answer.headers.get('content-type')).toContain('text/plain')
      expect([answer.status, answer.text]).toEqual([
        200,
        'Your medical ID card will be mailed to the address on file within 10 business days.',
      ])
    }
    const without = await gateway().call<ErrorBody>('idCard/request', { token })
    expect([without.status, without.json().field]).toEqual([400, 'category'])
    expect((await gateway().call('idCard/request?category=boat', { token })).status).toBe(400)
  })

  it('[CALL-62] [CALL-63] [CALL-64] gives a member without active coverage no card in any way', async () => {
    for (const persona of ['termed', 'future', 'noplan']) {
      for (const path of ['idCard/view', 'idCard/request?category=medical'])
        expect([persona, await refusal(path, persona)]).toEqual([persona, [403, 'FORBIDDEN']])
      expect((await pdf('', persona)).response.status).toBe(403)
      expect((await email({ emailAddress: 'somebody@mail.example' }, persona)).status).toBe(403)
    }
    for (const path of ['idCard/view?category=medical', 'idCard/request?category=medical'])
      expect(await refusal(path, 'dentalonly')).toEqual([404, 'NOT_FOUND'])
  })

  it('[PERM-26] gives nobody the card of another family, and a dependent nobody else’s', async () => {
    expect(await refusal('idCard/view?suffix=4', 'active')).toEqual([404, 'NOT_FOUND'])
    expect(await refusal('idCard/view?suffix=0', 'dependent')).toEqual([403, 'FORBIDDEN'])
    expect((await pdf('?suffix=2', 'dependent')).response.status).toBe(403)
    expect((await email({ emailAddress: 'somebody@mail.example', suffix: 0 }, 'dependent')).status).toBe(403)
  })
})
