import { describe, expect, it } from 'vitest'
import { asking } from '../testing/asking.ts'
import { idCard } from '../testing/care-fixture.ts'

const { viewer, mutation, errors, seen } = asking()

describe('the ID cards area', () => {
  it('[CALL-61] [HOME-46] [IDCARD-03] tells whether there is any ID card, and of which kinds', async () => {
    expect(await viewer('idCardEligible idCardCategories')).toEqual({
      ...{ idCardEligible: true, idCardCategories: ['MEDICAL'] },
    })
    const replies = { 'GET idCard/eligible': { json: { eligible: false, categories: [] } } }
    expect(await viewer('idCardEligible idCardCategories', replies)).toEqual({
      ...{ idCardEligible: false, idCardCategories: [] },
    })
  })

  it('[CALL-62] [IDCARD-05] gives every field of a card, and where its PDF is', async () => {
    const fields = `category memberKey memberName memberSuffix subscriberId subscriberName relationshipDescription
      groupId groupName planId planName network effectiveDate payerName payerId rxBin rxPcn rxGroup website
      claimsAddress pdfPath copays { label amount percent note } deductibles { label coverage tier amount }
      phones { label phoneNumber } dependents { memberSuffix memberName }`
    const { suffix: _, ...card } = idCard
    expect(await viewer(`idCards { ${fields} }`)).toEqual({
      idCards: [
        {
          ...card,
          ...{ category: 'MEDICAL', memberSuffix: 0, pdfPath: '/files/id-card.pdf?category=medical&suffix=0' },
          deductibles: [{ label: 'Deductible', coverage: 'INDIVIDUAL', tier: 'IN_NETWORK', amount: '1500.00' }],
          dependents: [{ memberSuffix: 1, memberName: 'Kim Sample' }],
        },
      ],
    })
    expect(seen().at(-1)).toMatchObject({ call: 'GET idCard/view', query: {} })
    await viewer('idCards(category: DENTAL, memberSuffix: 1) { planName }')
    expect(seen().at(-1)?.query).toEqual({ category: 'dental', suffix: '1' })
  })

  it('[IDCARD-03] offers the cards that eligibility names, and asks for none where there is nothing to offer', async () => {
    expect(await viewer('offeredIdCards { category planName }')).toEqual({
      offeredIdCards: [{ category: 'MEDICAL', planName: 'Wide plan' }],
    })
    expect(await viewer('offeredIdCards(category: DENTAL) { planName }')).toEqual({ offeredIdCards: [] })
    expect(seen().at(-1)?.call).toBe('GET idCard/eligible')
    const dentalOnly = { 'GET idCard/eligible': { json: { eligible: true, categories: ['dental'] } } }
    expect(await viewer('offeredIdCards { planName }', dentalOnly)).toEqual({ offeredIdCards: [] })
  })

  it('[MEMBER-36] gives the cards of everybody who is covered, the viewer first, and each person’s failure alone', async () => {
    const selection = 'familyIdCards { memberSuffix memberName cards { category memberSuffix pdfPath } }'
    const own = { category: 'MEDICAL', memberSuffix: 0, pdfPath: '/files/id-card.pdf?category=medical&suffix=0' }
    expect(await viewer(selection)).toEqual({
      familyIdCards: [
        { memberSuffix: 0, memberName: expect.any(String), cards: [own] },
        { memberSuffix: 1, memberName: expect.any(String), cards: [own] },
      ],
    })
    const asked = seen().filter(({ call }) => call === 'GET idCard/view')
    expect(asked.map(({ query }) => query)).toEqual([{ suffix: '0' }, { suffix: '1' }])
    const failing = { 'GET idCard/view': { status: 500, json: { code: 'INTERNAL', message: 'No.' } } }
    expect(await errors(selection, failing)).toHaveLength(2)
  })

  it('[CALL-63] [IDCARD-09] sends cards to an address, and tells what the person can mend', async () => {
    const send = (input: string, replies = {}) =>
      mutation(`emailIdCard(input: ${input}) { message userErrors { code path } }`, replies)
    const input = '{ emailAddress: "a@b.example", category: VISION, memberSuffix: 0 }'
    expect(await send(input)).toEqual({ emailIdCard: { message: 'Your ID card was sent.', userErrors: [] } })
    expect(seen().at(-1)?.body).toEqual({ emailAddress: 'a@b.example', category: 'vision', suffix: 0 })
    await send('{ emailAddress: "a@b.example" }')
    expect(seen().at(-1)?.body).toEqual({ emailAddress: 'a@b.example' })
    for (const [status, code, field, told] of [
      [400, 'BAD_REQUEST', 'emailAddress', { code: 'INVALID_INPUT', path: ['emailAddress'] }],
      [429, 'TOO_MANY_REQUESTS', undefined, { code: 'RATE_LIMITED', path: null }],
      [503, 'UNAVAILABLE', undefined, { code: 'UNAVAILABLE', path: null }],
    ] as const) {
      const replies = { 'POST idCard/email': { status, json: { code, field, message: 'No.' } } }
      expect(await send('{ emailAddress: "nobody" }', replies)).toEqual({
        emailIdCard: { message: null, userErrors: [told] },
      })
    }
  })

  it('[CALL-64] [IDCARD-10] [OPEN-47] orders a card once and shows the answer', async () => {
    const order = (replies = {}) =>
      mutation('requestIdCard(input: { category: PHARMACY }) { message userErrors { code path } }', replies)
    expect(await order()).toEqual({ requestIdCard: { message: 'Your card will be mailed.', userErrors: [] } })
    expect(seen()).toMatchObject([{ call: 'GET idCard/request', query: { category: 'pharmacy' } }])
    const none = { code: 'NOT_FOUND', message: 'No.', field: 'category' }
    expect(await order({ 'GET idCard/request': { status: 404, json: none } })).toEqual({
      requestIdCard: { message: null, userErrors: [{ code: 'NO_CARD', path: ['category'] }] },
    })
  })
})
