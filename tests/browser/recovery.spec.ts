import type { Page } from 'playwright/test'
import { brands, type TestBrand } from './support/brands.ts'
import { mailTo } from './support/mail-to.ts'
import { address, expect, forgetWho, test, visit } from './support/portal.ts'
import { scriptRuns } from './support/script-runs.ts'
import { tabTo } from './support/tab-to.ts'

interface Newcomer {
  domainId: number
  subscriberId: string
  firstName: string
  lastName: string
  dateOfBirth: string
}

/** Somebody of a brand who has no sign-in yet, as the reference gateway tells them: after a try that made one, somebody else. */
async function newcomerOf({ domainId }: TestBrand): Promise<Newcomer> {
  const answer = await fetch(`${process.env.PORTAL_GATEWAY}/demo/sign-ins`)
  const { newcomers } = (await answer.json()) as { newcomers: Newcomer[] }
  const found = newcomers.filter(one => one.domainId === domainId).at(-1)
  if (!found) throw new Error(`Domain ${domainId} has nobody who can register`)
  return found
}

const typed = (date: string) => date.replace(/(\d{4})-(\d\d)-(\d\d)/, '$2/$3/$1')

/** Fills a form from where the focus is, by Tab and typing alone, and sends it with Enter. */
async function fillByKeyboard(page: Page, fields: readonly [label: RegExp, words: string][]): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await scriptRuns(page)
  for (const [label, words] of fields) {
    await tabTo(page, (name, tag) => /^(input|select)$/.test(tag) && label.test(name))
    await page.keyboard.type(words)
  }
  await page.keyboard.press('Enter')
}

const firstWord = 'Biscuit2026!'
const newWord = 'Cracker2027!'

for (const brand of brands) {
  test(`[REG-01] [REG-02] [REG-11] [REG-12] [REG-14] [REG-15] [REG-16] [REG-17] [REG-18] ${brand.folder}: somebody new creates an account by keyboard alone, forgets username and password, and logs in with what the e-mails say`, async ({
    page,
  }, testInfo) => {
    test.slow()
    const { subscriberId, firstName, lastName, dateOfBirth } = await newcomerOf(brand)
    const username = `keyboard${brand.domainId}${testInfo.retry}`
    const mailbox = `${username}@mail.example`
    const person: [RegExp, string][] = [
      [/^Subscriber ID/, subscriberId],
      [/^First name/, firstName],
      [/^Last name/, lastName],
      [/^Date of birth/, typed(dateOfBirth)],
    ]
    const heading = page.getByRole('heading', { level: 1 })
    const main = page.getByRole('main')

    const steps = main.locator('ol > li')
    await visit(page, brand, '/registration')
    await expect(steps).toHaveCount(4)
    await expect(steps.nth(0)).toHaveAttribute('aria-current', 'step')
    await fillByKeyboard(page, person)
    await expect(main).toContainText('Choose a username and password')
    await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step')
    await fillByKeyboard(page, [
      [/^Username/, username],
      [/^Email address/, mailbox],
      [/^Password/, firstWord],
      [/^Repeat password/, firstWord],
    ])
    await expect(main).toContainText('Choose your security questions')
    for (const place of [1, 2, 3]) {
      await tabTo(page, (name, tag) => tag === 'select' && name.startsWith(`Question ${place}`))
      for (let choice = 0; choice < place; choice++) await page.keyboard.press('ArrowDown')
      await tabTo(page, (name, tag) => tag === 'input' && name.startsWith(`Answer ${place}`))
      await page.keyboard.type(`Biscuit ${place}`)
    }
    await page.keyboard.press('Enter')
    await expect(main).toContainText('Your account is ready')

    await visit(page, brand, '/recovery/username')
    await fillByKeyboard(page, person)
    await expect(main).toContainText('Check your email')
    expect(await mailTo(mailbox, /user name/)).toContain(username)

    await visit(page, brand, '/recovery/password')
    await fillByKeyboard(page, [[/^Username/, username]])
    const link = /https?:\/\/\S+\/recovery\/password\?token=\S+/.exec(await mailTo(mailbox, /new password/))?.[0] ?? ''
    await page.goto(link)
    await expect(heading).toHaveText('Choose a new password')
    await scriptRuns(page)
    // Which answer a question wants, only its own words tell; each is the one that was given when it was chosen.
    for (const place of [1, 2, 3]) {
      await tabTo(page, (_, tag) => tag === 'input')
      await page.keyboard.type(`Biscuit ${place}`)
    }
    await fillByKeyboard(page, [
      [/^New password/, newWord],
      [/^Repeat new password/, newWord],
    ])
    await page.waitForURL(address(brand, '/login'))
    await fillByKeyboard(page, [
      [/^Username/, username],
      [/^Password/, newWord],
    ])
    await page.waitForURL(url => url.pathname !== '/login')
    await expect(page).not.toHaveURL(/login|recovery|error/)
    // The way after log-in goes over several addresses: it must be over before the session is taken away.
    await page.waitForLoadState('networkidle')

    // A link works once.
    await forgetWho(page, path => address(brand, path))
    await page.goto(link)
    await expect(main.getByRole('alert')).toContainText("This link doesn't work anymore")
    await expect(page).toHaveURL(link)
  })
}
