import { describe, expect, it } from 'vitest'
import { asking, changing } from '../testing/asking.ts'
import { account } from '../testing/fixture.ts'

const { viewer, query } = asking()
const { asMember, double } = changing()
const refuse = (code: string, status: number, field?: string) => ({
  json: { code, message: 'x', ...(field && { field }) },
  status,
})

describe('changePassword', () => {
  const change = (newPassword = 'Fresh2027') =>
    `changePassword(input: { currentPassword: "Old2026", newPassword: "${newPassword}" }) { accountStatus userErrors { code path } }`

  it('[CALL-22] [ACCOUNT-09] puts present and new password and tells the state', async () => {
    expect((await asMember(change())).data?.changePassword).toEqual({ accountStatus: 'ACTIVE', userErrors: [] })
    expect(double().seen[0]).toMatchObject({
      call: 'PUT account/password',
      body: { currentPassword: 'Old2026', newPassword: 'Fresh2027' },
    })
  })

  it('[VALID-06] [VALID-07] [VALID-08] sends no password that breaks the rule', async () => {
    const { data } = await asMember(change('nodigits'))
    expect(data?.changePassword).toMatchObject({
      accountStatus: null,
      userErrors: [{ code: 'PATTERN', path: ['newPassword'] }],
    })
    expect(double().seen).toEqual([])
  })

  it.each([
    [400, 'CURRENT_PASSWORD_WRONG', 'currentPassword', { code: 'CURRENT_PASSWORD_WRONG', path: ['currentPassword'] }],
    [400, 'PASSWORD_EASY_TO_GUESS', 'newPassword', { code: 'PASSWORD_EASY_TO_GUESS', path: ['newPassword'] }],
    [400, 'BAD_REQUEST', 'newPassword', { code: 'INVALID_INPUT', path: ['newPassword'] }],
    [403, 'FORBIDDEN', undefined, { code: 'FORBIDDEN', path: null }],
    [401, 'UNAUTHORIZED', undefined, { code: 'UNAUTHENTICATED', path: null }],
    [500, 'INTERNAL', undefined, { code: 'UNAVAILABLE', path: null }],
  ])('[ERR-14] keeps a %i %s on the page, without the service’s words', async (status, code, field, told) => {
    const { data, errors } = await asMember(change(), { 'PUT account/password': refuse(code, status, field) })
    expect(errors).toEqual([])
    expect(data?.changePassword).toEqual({ accountStatus: null, userErrors: [told] })
  })
})

describe('saveSecurityAnswers', () => {
  const answers = (third: string) =>
    ['first-pet', 'first-street', third].map(id => `{ questionId: "${id}", answer: "Biscuit" }`).join(' ')
  const save = (third = 'first-job') =>
    `saveSecurityAnswers(input: { answers: [${answers(third)}] }) { questionIds userErrors { code path } }`

  it('[CALL-24] [ACCOUNT-07] puts the answers and tells which questions have them', async () => {
    expect((await asMember(save())).data?.saveSecurityAnswers).toEqual({
      ...{ questionIds: ['first-pet', 'first-street', 'first-job'], userErrors: [] },
    })
    expect(double().seen[0]?.body).toMatchObject({ answers: [{ questionId: 'first-pet', answer: 'Biscuit' }, {}, {}] })
  })

  it('[REG-11] sends no question twice', async () => {
    const { data } = await asMember(save('first-pet'))
    expect(data?.saveSecurityAnswers).toMatchObject({
      userErrors: [{ code: 'DUPLICATE', path: ['answers', '2', 'questionId'] }],
    })
    expect(double().seen).toEqual([])
  })

  it('fails with the status otherwise', async () => {
    const { errors } = await asMember(save(), { 'PUT account/security-answers': refuse('FORBIDDEN', 403) })
    expect(errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', status: 403, area: 'account' })
  })
})

describe('saveAddress', () => {
  const save = (city = 'Springfield') => {
    const input = `addressLine1: "2 Main Street", addressLine2: "", city: "${city}", state: "OR", zipCode: "97000", country: "US"`
    return `saveAddress(input: { ${input} }) { family { address { addressLine1 city } } userErrors { code path } }`
  }

  it('[CALL-25] [ACCOUNT-04] puts the address, empty parts as none, and gives it as stored', async () => {
    const address = { ...account.address, addressLine1: '2 Main Street' }
    const stored = { 'GET account': { json: { ...account, address } } }
    expect((await asMember(save(), stored)).data?.saveAddress).toEqual({
      ...{ family: { address: { addressLine1: '2 Main Street', city: 'Springfield' } }, userErrors: [] },
    })
    // The address as it was before is not what is given.
    expect(double().calls()).toEqual(['PUT account/address', 'GET account'])
    expect(double().seen[0]).toMatchObject({
      call: 'PUT account/address',
      body: { addressLine1: '2 Main Street', addressLine2: null, state: 'OR', phoneNumber: null },
    })
  })

  it('[ACCOUNT-05] is not sent without a required part', async () => {
    const { data } = await asMember(save(' '))
    expect(data?.saveAddress).toEqual({ family: null, userErrors: [{ code: 'REQUIRED', path: ['city'] }] })
    expect(double().seen).toEqual([])
  })

  it('names a part that the service refuses, and fails with the status otherwise', async () => {
    const refused = await asMember(save(), { 'PUT account/address': refuse('BAD_REQUEST', 400, 'zipCode') })
    expect(refused.data?.saveAddress).toEqual({
      family: null,
      userErrors: [{ code: 'INVALID_INPUT', path: ['zipCode'] }],
    })
    const { errors } = await asMember(save(), { 'PUT account/address': refuse('INTERNAL', 500) })
    expect(errors[0]?.extensions).toMatchObject({ status: 500, call: 'account/address' })
  })
})

describe('what forms of the account offer', () => {
  it('[ENT-13] [ACCOUNT-04] countries and states, each type in its sortOrder', async () => {
    const { addressCodes } = (await viewer('addressCodes { codeKey codeType description sortOrder }')) as {
      addressCodes: { codeKey: string }[]
    }
    expect(addressCodes.map(({ codeKey }) => codeKey)).toEqual(['US', 'OR', 'WA'])
    expect(addressCodes[0]).toEqual({
      ...{ codeKey: 'US', codeType: 'COUNTRY', description: 'United States', sortOrder: 1 },
    })
  })

  it('[CALL-23] [REG-11] security questions, to everybody', async () => {
    expect(await query('securityQuestions { id question }')).toEqual({
      securityQuestions: [{ id: 'first-pet', question: 'Your first pet?' }],
    })
  })
})
