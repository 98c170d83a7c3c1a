import type { BrowserContext, Page } from 'playwright/test'
import { ask } from './ask.ts'
import type { TestBrand } from './brands.ts'
import { address, expect, forgetWho, sessionOf, signIn, userOf, visit } from './portal.ts'
import type { Screen } from './screens.ts'

/** Whose session a browser has that has gone to a screen; an empty name is nobody's. */
const sessions = new WeakMap<BrowserContext, string>()

/**
 * Goes where a screen is, by the shortest way: signed in with kept cookies, without Home in between. Whoever looks at one
 * screen after another stays signed in: a session that ends costs a browser more than a page.
 */
export async function openScreen(
  page: Page,
  brand: TestBrand,
  { persona, path, follow = [] }: Omit<Screen, 'name'>,
): Promise<void> {
  let to = path
  for (const link of follow) {
    // Where a link leads is in the page as it is sent: only the screen itself has to be drawn.
    const { document } = await ask(brand, persona ?? '', to ?? '/')
    const target = document().querySelector(link)?.getAttribute('href')
    if (!target) throw new Error(`${link} of ${path} leads nowhere`)
    to = target
  }
  const whose = persona ? userOf(persona, brand) : ''
  const stays = sessions.get(page.context()) === whose
  sessions.set(page.context(), whose)
  if (persona && !stays) await signIn(page, brand, persona, to)
  else {
    if (!stays) await forgetWho(page, path => address(brand, path))
    to ??= persona ? (await sessionOf(brand, persona)).lands : '/'
    await visit(page, brand, to)
    if (persona) await expect(page).toHaveURL(address(brand, to))
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
