import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { start } from './support/login-as-answers.ts'
import { postForm } from './support/post-form.ts'

const person = { subscriberId: 'ABC123456', firstName: 'Robin', lastName: 'Brien' }
const tooLate = "Date of birth can't be later than today"
const html = (words: string) => words.replaceAll("'", '&#x27;')

/** One moment: still the evening of March 1 in Honolulu, and the morning of March 2 in Kiritimati and on the server. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T06:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

const forms = [
  ['/recovery/username', 'signed out', {}, 'RecoverUsername'],
  ['/registration', 'signed out', { step: 'identify' }, 'CheckRegistration'],
  ['/login-as', 'staff for anyone', { intent: 'member' }, 'LogInAs'],
] as const

describe.each(forms)('the day of whoever sends %s without script', (path, persona, more, call) => {
  const send = (dateOfBirth: string, timeZone: string) =>
    postForm(path, Object.entries({ ...person, ...more, dateOfBirth }), {
      ...{ persona, timeZone },
      answers:
        persona === 'signed out'
          ? { RecoverUsername: () => ({ data: { recoverUsername: { userErrors: [] } } }) }
          : start(),
    })

  it('[OPEN-50] [REG-05] [LOGINAS-04] is the one in the time zone of the browser', async () => {
    const tomorrow = await send('03/02/2026', 'Pacific/Honolulu')
    expect(tomorrow.answer).toMatchObject({ status: 422 })
    expect(tomorrow.html).toContain(html(tooLate))
    expect(tomorrow.sent(call)).toEqual([])
    expect((await send('03/02/2026', 'Pacific/Kiritimati')).html).not.toContain(html(tooLate))
  })
})

describe('adults of the day', () => {
  it('[REG-05] [VALID-20] turn 18 by their own day', async () => {
    const send = (timeZone: string) =>
      postForm('/registration', Object.entries({ ...person, step: 'identify', dateOfBirth: '03/02/2008' }), {
        ...{ timeZone },
        answers: {
          RegistrationScreen: () => ({ data: { securityQuestions: [], viewer: null } }),
          CheckRegistration: () => ({ data: { checkRegistration: { userErrors: [] } } }),
        },
      })
    expect((await send('Pacific/Kiritimati')).sent('CheckRegistration')).toHaveLength(1)
    const minor = await send('Pacific/Honolulu')
    expect(minor.answer).toMatchObject({ status: 422 })
    expect(minor.sent('CheckRegistration')).toEqual([])
  })
})
