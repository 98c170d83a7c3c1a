import { cleanup, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { failing } from './support/failing.ts'
import type { Answers } from './support/fake-query.ts'
import { openAddress } from './support/open-address.tsx'
import { shipped } from './support/shipped-manifest.ts'

afterEach(cleanup)

const banner = 'You have logged out successfully. If you are on a shared computer, please close your browser.'
const general = 'Username and/or password unrecognized. Please try again.'

const refusing = (
  code: string,
  attemptsRemaining: number | null = null,
  retryAfter: number | null = null,
): Answers => ({
  SignIn: () => ({ data: { signIn: { next: null, userErrors: [{ code, attemptsRemaining, retryAfter }] } } }),
})

async function openLogIn(answers: Answers = {}, brand = 'first') {
  const view = await openAddress('/login', { answers, manifest: shipped(brand) })
  const username = () => view.getByLabelText('Username') as HTMLInputElement
  const password = () => view.getByLabelText('Password') as HTMLInputElement
  const button = () => view.getByRole('button', { name: 'Log in' }) as HTMLButtonElement
  const submit = async (name = 'someone', secret = 'Wrong1234') => {
    await view.user.type(username(), name)
    await view.user.type(password(), secret)
    await view.user.click(button())
  }
  return { ...view, username, password, button, submit }
}

describe('log-in page', () => {
  it('[LOGIN-01] [LOGIN-02] [LOGIN-05] has its heading, two fields and the button', async () => {
    const { getByRole, username, password, button } = await openLogIn()
    expect(getByRole('heading', { level: 1 }).textContent).toBe('Log in to your Member Dashboard')
    expect(username().type).toBe('text')
    expect(password().type).toBe('password')
    expect(button().type).toBe('submit')
  })

  it('shows beside the form what the brand says of itself and of the dashboard', async () => {
    const { getByText, getAllByRole } = await openLogIn()
    expect(getByText('Care that keeps pace with you')).toBeTruthy()
    expect(getAllByRole('listitem').map(item => item.textContent)).toContain(
      'Have your ID card and your care team at hand',
    )
  })

  it('[LOGIN-09] ends whatever session there was, in the one request that opens the page', async () => {
    const { sent } = await openLogIn()
    expect(sent('LogInScreen')).toHaveLength(1)
  })

  it('[LOGIN-10] [LOGIN-11] [LOGIN-12] [LOGIN-13] links to create an account, to contacts and to recovery', async () => {
    const { container } = await openLogIn()
    const targets = [...container.querySelectorAll('main a')].map(link => link.getAttribute('href'))
    expect(targets).toEqual(['/registration', '/recovery/username', '/recovery/password', '/contact-us'])
  })

  it('[LOGIN-14] [LOGIN-15] [PERM-24] the regional brand links to contacts alone', async () => {
    const { container } = await openAddress('/login', { manifest: shipped('regional') })
    const targets = [...container.querySelectorAll('main a')].map(link => link.getAttribute('href'))
    expect(targets).toEqual(['/contact-us'])
  })

  it('[LOGIN-16] tells once of a secure logout', async () => {
    const { getByText } = await openLogIn({ LogInScreen: () => ({ data: { loggedOut: true } }) })
    expect(getByText(banner)).toBeTruthy()
  })

  it('[LOGIN-17] says nothing of logging out without one', async () => {
    const { queryByText } = await openLogIn()
    expect(queryByText(banner)).toBeNull()
  })

  it('[LOGIN-22] [UI-08] shows and hides the password', async () => {
    const { password, getByRole, user } = await openLogIn()
    await user.click(getByRole('button', { name: /^Show/ }))
    expect(password().type).toBe('text')
    await user.click(getByRole('button', { name: /^Hide/ }))
    expect(password().type).toBe('password')
  })
})

describe('an invalid log-in form', () => {
  it('[LOGIN-06] [LOGIN-07] [LOGIN-08] is touched by sending it, makes no call, and disables the button until it is valid', async () => {
    const { user, username, password, button, getByText, sent } = await openLogIn()
    expect(button().disabled).toBe(false)
    await user.click(button())
    expect(getByText('Username is a required field')).toBeTruthy()
    expect(getByText('Password is a required field')).toBeTruthy()
    expect(button().disabled).toBe(true)
    expect(document.activeElement).toBe(username())
    expect(sent('SignIn')).toEqual([])
    await user.type(username(), 'someone')
    expect(button().disabled).toBe(true)
    await user.type(password(), 'x')
    expect(button().disabled).toBe(false)
  })

  it('[LOGIN-03] asks for the username', async () => {
    const { user, password, username, queryByText, sent } = await openLogIn()
    await user.type(password(), 'Right1234{Enter}')
    expect(username().getAttribute('aria-invalid')).toBe('true')
    expect(queryByText('Password is a required field')).toBeNull()
    expect(sent('SignIn')).toEqual([])
  })

  it('[LOGIN-04] asks for the password', async () => {
    const { user, username, password, queryByText, sent } = await openLogIn()
    await user.type(username(), 'someone{Enter}')
    expect(password().getAttribute('aria-invalid')).toBe('true')
    const described = document.getElementById(password().getAttribute('aria-describedby') ?? '')
    expect(described?.textContent).toContain('Password is a required field')
    expect(queryByText('Username is a required field')).toBeNull()
    expect(sent('SignIn')).toEqual([])
  })
})

describe('a log-in that is sent', () => {
  it('goes where the journey leads', async () => {
    const next = '/contact-us'
    const { submit, router, sent } = await openLogIn({
      SignIn: () => ({ data: { signIn: { next, userErrors: [] } } }),
      Shell: () => ({ data: { session: 'temporary' } }),
      ContactScreen: () => ({ data: { holidayCalendar: null } }),
    })
    await submit('someone', 'Right1234')
    await waitFor(() => expect(router.state.location.pathname).toBe(next))
    expect(sent('SignIn').map(call => call.variables)).toEqual([
      { input: { username: 'someone', password: 'Right1234' } },
    ])
  })

  it.each(['first', 'senior', 'medical-dental', 'regional'])(
    '[MEMBER-60] on %s says on the spot that the browser kept no cookie of it, and what to do',
    async brand => {
      const signIn = { next: '/home', userErrors: [] }
      const { submit, findByText, router, username } = await openLogIn({ SignIn: () => ({ data: { signIn } }) }, brand)
      await submit('someone', 'Right1234')
      expect(await findByText(/browser didn't keep the cookie.*Allow cookies for this site/)).toBeTruthy()
      expect([router.state.location.pathname, username().value]).toEqual(['/login', 'someone'])
    },
  )

  it('[LOGIN-21] cannot be sent twice while the call runs, and shows the spinner', async () => {
    const { submit, button, user, sent, findByText } = await openLogIn({ SignIn: () => ({ never: true }) })
    await submit()
    await waitFor(() => expect(button().disabled).toBe(true))
    await user.click(button())
    expect(sent('SignIn')).toHaveLength(1)
    expect((await findByText('Loading')).closest('[role=status]')).toBeTruthy()
  })

  it('[LOGIN-18] [LOGIN-19] [ERR-01] says how many attempts remain, keeps the username and clears the text on a change', async () => {
    const { submit, findByRole, queryByRole, username, password, user } = await openLogIn(
      refusing('LOGIN_ATTEMPTS_REMAINING', 3),
    )
    await submit()
    const alert = await findByRole('alert')
    expect(alert.textContent).toBe(
      'Username and/or password unrecognized. You have 3 attempt(s) remaining. Try again or select forgot username or password.',
    )
    expect(username().value).toBe('someone')
    expect(password().value).toBe('')
    await user.type(password(), 'x')
    expect(queryByRole('alert')).toBeNull()
  })

  it('[ERR-01] names that no attempt remains; without a count it has the general words', async () => {
    const none = await openLogIn(refusing('LOGIN_ATTEMPTS_REMAINING', 0))
    await none.submit()
    expect((await none.findByRole('alert')).textContent).toContain('You have 0 attempt(s) remaining.')
    cleanup()
    const unknown = await openLogIn(refusing('LOGIN_ATTEMPTS_REMAINING'))
    await unknown.submit()
    expect((await unknown.findByRole('alert')).textContent).toBe(general)
  })

  it('[MEMBER-29] [OPEN-72] names no forgot links where the brand has none', async () => {
    const { submit, findByRole } = await openLogIn(refusing('LOGIN_ATTEMPTS_REMAINING', 3), 'regional')
    await submit()
    expect((await findByRole('alert')).textContent).toBe(
      'Username and/or password unrecognized. You have 3 attempt(s) remaining. Try again or contact us.',
    )
  })

  it('[LOGIN-18] shows the same refusal again when it comes again', async () => {
    const { submit, findByRole, password, button, user, queryByRole } = await openLogIn(refusing('INVALID_CREDENTIALS'))
    await submit()
    await findByRole('alert')
    await user.type(password(), 'Wrong1235')
    expect(queryByRole('alert')).toBeNull()
    await user.click(button())
    expect((await findByRole('alert')).textContent).toBe(general)
  })

  it.each([
    ['first', '503-555-0101'],
    ['senior', '541-555-0171'],
    ['medical-dental', '971-555-0141'],
    ['regional', '458-555-0181'],
  ] as const)(
    '[ERR-02] [MEMBER-28] says on %s that the account is locked, with a way to whoever unlocks it',
    async (brand, number) => {
      const { submit, findByRole } = await openLogIn(refusing('ACCOUNT_LOCKED'), brand)
      await submit()
      const alert = await findByRole('alert')
      expect(alert.textContent).toContain(
        'Your account is locked due to too many login attempts. To unlock, please Contact Customer Service.',
      )
      expect(within(alert).getByRole('link', { name: 'Contact Customer Service' }).getAttribute('href')).toBe(
        '/contact-us',
      )
      expect(within(alert).getByRole('link', { name: number }).getAttribute('href')).toMatch(/^tel:/)
    },
  )

  it('[MEMBER-27] [OPEN-71] [ERR-10] [ERR-19] says that the service cannot be reached, never that the password is wrong', async () => {
    const { submit, findByRole, router } = await openLogIn(refusing('UNAVAILABLE'))
    await submit()
    const alert = await findByRole('alert')
    expect(alert.textContent).toContain("We can't reach our log-in service right now.")
    expect(alert.textContent).not.toContain('unrecognized')
    expect(router.state.location.pathname).toBe('/login')
  })

  it('[SEC-10] says after too many tries when to try again, in time as people say it', async () => {
    const { submit, findByRole } = await openLogIn(refusing('RATE_LIMITED', null, 840))
    await submit()
    expect((await findByRole('alert')).textContent).toBe(
      'There have been too many tries to log in. Please try again in 14 minutes.',
    )
    cleanup()
    const unknown = await openLogIn(refusing('RATE_LIMITED'))
    await unknown.submit()
    expect((await unknown.findByRole('alert')).textContent).toContain('Please wait a few minutes')
  })

  it.each(['INVALID_CREDENTIALS', 'INVALID_INPUT', 'LINK_INVALID'])(
    '[ERR-03] [ERR-41] [ERR-42] gives the general text for %s',
    async code => {
      const { submit, findByRole } = await openLogIn(refusing(code))
      await submit()
      expect((await findByRole('alert')).textContent).toBe(general)
    },
  )

  it('[MEMBER-24] keeps name and password where there is no line, and offers to send them again', async () => {
    const { submit, findByRole, username, password, router } = await openLogIn({ SignIn: () => failing('signIn', 1) })
    await submit()
    expect((await findByRole('alert')).textContent).toContain('you seem to be offline')
    expect([username().value, password().value]).toEqual(['someone', 'Wrong1234'])
    expect(router.state.location.pathname).toBe('/login')
  })

  it('[ERR-06] leaves to the error page what fails after the token, as the name and password were right', async () => {
    const { submit, findByText, queryByText } = await openLogIn({ SignIn: () => failing('signIn', 503) })
    await submit()
    await findByText('Error code: 503 Service unavailable')
    expect(queryByText(general)).toBeNull()
  })
})
