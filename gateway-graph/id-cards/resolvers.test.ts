import { describe, expect, it } from 'vitest'
import { asking } from '../testing/asking.ts'
import { idCard } from '../testing/care-fixture.ts'
import { account, child, subscriber } from '../testing/fixture.ts'
import type { Replies } from '../testing/replies.ts'
import { testNodeIds } from '../testing/test-context.ts'

const { viewer, mutation, errors, node, seen } = asking()

describe('the ID cards area', () => {
  it('[CALL-61] [HOME-46] [IDCARD-03] tells whether there is any ID card, and of which kinds', async () => {
    const selection = 'member { hasIdCard idCardCategories }'
    expect(await viewer(selection)).toEqual({ member: { hasIdCard: true, idCardCategories: ['MEDICAL'] } })
    const replies = { 'GET idCard/eligible': { json: { eligible: false, categories: [] } } }
    expect(await viewer(selection, replies)).toEqual({ member: { hasIdCard: false, idCardCategories: [] } })
  })

  it('[CALL-62] [IDCARD-05] gives every field of a card, and where its PDF is', async () => {
    const fields = `category member { suffix } memberName suffix subscriberId subscriberName relationshipDescription
      groupNumber groupName planNumber planName network startDate payerName payerId rxBin rxPcn rxGroup website
      claimsAddress pdfPath copays { label amount percent note }
      deductibles { label coverageType networkTier amount } phones { label phoneNumber } dependents { suffix name }`
    const { memberKey: _, groupId, planId, effectiveDate, ...card } = idCard
    expect(await viewer(`member { idCards { ${fields} } }`)).toEqual({
      member: {
        idCards: [
          {
            ...card,
            ...{ category: 'MEDICAL', member: { suffix: 0 }, groupNumber: groupId, planNumber: planId },
            ...{ startDate: effectiveDate, pdfPath: '/files/id-card.pdf?category=medical&suffix=0' },
            deductibles: [
              { label: 'Deductible', coverageType: 'INDIVIDUAL', networkTier: 'IN_NETWORK', amount: '1500.00' },
            ],
            dependents: [{ suffix: 1, name: 'Kim Sample' }],
          },
        ],
      },
    })
    expect(seen().at(-1)).toMatchObject({ call: 'GET idCard/view', query: { suffix: '0' } })
    await viewer('family { member(suffix: 1) { idCards(category: DENTAL) { planName } } }')
    expect(seen().at(-1)?.query).toEqual({ category: 'dental', suffix: '1' })
  })

  it('[IDCARD-03] offers the cards that eligibility names, and asks for none where there is nothing to offer', async () => {
    const offered = async (selection: string, replies?: Replies) =>
      Object(await viewer(`member { ${selection} }`, replies)).member
    expect(await offered('offeredIdCards { category planName }')).toEqual({
      offeredIdCards: [{ category: 'MEDICAL', planName: 'Wide plan' }],
    })
    expect(await offered('offeredIdCards(category: DENTAL) { planName }')).toEqual({ offeredIdCards: [] })
    expect(seen().at(-1)?.call).toBe('GET idCard/eligible')
    const dentalOnly = { 'GET idCard/eligible': { json: { eligible: true, categories: ['dental'] } } }
    expect(await offered('offeredIdCards { planName }', dentalOnly)).toEqual({ offeredIdCards: [] })
  })

  it('[GRAPH-01] tells of nobody but the viewer which cards are on offer, and asks nothing of others', async () => {
    const own = 'idCardCategories offeredIdCards { category }'
    expect(await viewer(`family { member(suffix: 1) { ${own} } }`)).toEqual({
      family: { member: { idCardCategories: null, offeredIdCards: null } },
    })
    expect(seen().map(({ call }) => call)).toEqual(['GET account'])
  })

  it('[MEMBER-36] gives the cards of everybody who is covered, and each person’s failure alone', async () => {
    const selection = 'family { members { suffix idCards { category suffix pdfPath } } }'
    const own = { category: 'MEDICAL', suffix: 0, pdfPath: '/files/id-card.pdf?category=medical&suffix=0' }
    const ended = { ...subscriber.medical, effectiveDate: '2020-01-01', terminationDate: '2021-12-31' }
    const former = { ...child, memberKey: 'M2', memberSuffix: 2, medical: ended, dental: null, vision: null }
    const members = [...account.members, { ...former, pharmacy: null }]
    const replies = { 'GET account': { json: { ...account, members } } }
    expect(await viewer(selection, replies)).toEqual({
      family: {
        members: [
          { suffix: 0, idCards: [own] },
          { suffix: 1, idCards: [own] },
          { suffix: 2, idCards: [] },
        ],
      },
    })
    const asked = seen().filter(({ call }) => call === 'GET idCard/view')
    expect(asked.map(({ query }) => query)).toEqual([{ suffix: '0' }, { suffix: '1' }])
    const failing = { 'GET idCard/view': { status: 500, json: { code: 'INTERNAL', message: 'No.' } } }
    expect(await errors(selection, failing)).toHaveLength(2)
  })

  it('[GRAPH-02] gives a card again by its id', async () => {
    const { member } = Object(await viewer('member { idCards { id } }'))
    const [{ id }] = member.idCards
    expect(await node(id, '... on IdCard { id category }')).toEqual({ __typename: 'IdCard', id, category: 'MEDICAL' })
    expect(seen().at(-1)?.query).toEqual({ category: 'medical', suffix: '0' })
    expect(await node(testNodeIds.idOf('IdCard', 'feet', 0))).toBeNull()
  })

  it('[CALL-63] [IDCARD-09] sends cards to an address, and tells what the person can mend', async () => {
    const send = (input: string, replies = {}) =>
      mutation(`emailIdCard(input: ${input}) { message userErrors { code path } }`, replies)
    const input = '{ emailAddress: "a@b.example", category: VISION, suffix: 0 }'
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
