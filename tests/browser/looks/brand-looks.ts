import type { Page } from 'playwright/test'
import { describeScreen } from './describe-screen.ts'
import { joinWidths } from './join-widths.ts'
import { inheritedProperties, ownProperties } from './looked-at.ts'
import { type Asked, readSeen } from './read-seen.ts'
import type { Seen } from './seen.ts'
import { createStyleBook } from './style-book.ts'

/** The widths at which a look is kept. */
type Width = 'wide' | 'phone'

/** How the screens of one brand look, as text; collected screen by screen. */
export interface BrandLooks {
  /** Takes in how the page looks, now that it has this width. */
  read(page: Page, screen: string, width: Width): Promise<void>
  /** Everything that was read, by name of the kept file, in the order of reading. */
  texts(): Map<string, string>
}

/** Screens with which the shell around them is kept too. */
const shells: Readonly<Record<string, string>> = { 'log-in': 'shell-signed-out', 'home-subscriber': 'shell-signed-in' }

export function createBrandLooks(): BrandLooks {
  const seen = new Map<string, { [width in Width]?: Seen | undefined }>()
  let tokens: string | undefined

  async function readPart(page: Page, part: Asked['part'], name: string, width: Width): Promise<void> {
    const asked = { part, own: ownProperties, inherited: inheritedProperties }
    seen.set(name, { ...seen.get(name), [width]: await page.evaluate(readSeen, asked) })
  }

  return {
    async read(page, screen, width) {
      await readPart(page, 'main', screen, width)
      const shell = shells[screen]
      if (!shell) return
      await readPart(page, 'shell', shell, width)
      tokens = await tokensOf(page)
    },
    texts() {
      const styles = createStyleBook()
      const texts = new Map<string, string>()
      for (const [name, { wide, phone }] of seen) texts.set(name, describeScreen(joinWidths(wide, phone), styles))
      if (tokens !== undefined) texts.set('tokens', tokens)
      return texts.set('styles', styles.text())
    },
  }
}

/** Values of the theme, which the looks only name. */
const tokensOf = (page: Page) =>
  page.evaluate(() =>
    [...document.documentElement.computedStyleMap()]
      .filter(([name]) => name.startsWith('--'))
      .map(([name, value]) => `${name} ${[...value].join()}`)
      .sort()
      .join('\n')
      .concat('\n'),
  )
