import type { Page } from 'playwright/test'
import { tabTo } from '../tab-to.ts'
import { expect, staff } from './studio.ts'

type Wanted = string | RegExp

const isIt = (wanted: Wanted) => (name: string) => (typeof wanted === 'string' ? name === wanted : wanted.test(name))

/** What somebody does who has no pointer: from where the focus is, to what has a name, and no other way. */
export function keysOn(page: Page) {
  const { keyboard } = page
  const to = (wanted: Wanted) => tabTo(page, isIt(wanted))
  const back = (wanted: Wanted) => tabTo(page, isIt(wanted), 'Shift+Tab')
  const press = async (...keys: string[]) => {
    for (const key of keys) await keyboard.press(key)
  }
  return {
    ...{ to, back, press },
    /** Goes on to something and presses Enter there. */
    async enter(wanted: Wanted) {
      await to(wanted)
      await press('Enter')
    },
    /** The same, back. */
    async enterBack(wanted: Wanted) {
      await back(wanted)
      await press('Enter')
    },
    /** Goes on to a field, and writes there in place of what it says. */
    async write(wanted: Wanted, text: string) {
      await to(wanted)
      await press('Control+a')
      await keyboard.type(text)
    },
    /** Whoever goes to a screen is at its heading. */
    async arrive(heading: string) {
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused()
    },
    async signIn(who: keyof typeof staff) {
      await to(new RegExp(`^${staff[who]}`))
      await press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
    },
    async signOut(who: keyof typeof staff) {
      await back(staff[who])
      await press('Enter')
      await to('Sign out')
      await press('Enter')
      await expect(page.getByRole('heading', { name: 'Manifest studio' })).toBeVisible()
    },
  }
}
