import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, type Page } from 'playwright/test'
import { test as base } from '../portal.ts'
import { type StaffMail, startMailSink } from './mail-sink.ts'

export { expect }

const top = resolve(import.meta.dirname, '../../../..')

/** Demo staff by what they may do (server/start/demo-staff.ts). */
export const staff = {
  editorOfOne: 'Nora Feld',
  editor: 'Amir Sato',
  publisher: 'Lucia Brandt',
  administrator: 'Tom Okafor',
  viewer: 'Ines Vogel',
} as const

export interface Studio {
  port: number
  origin: string
  /** What it told staff by mail. */
  mails: readonly StaffMail[]
}

/** A worker's own portal with a studio: what its tests publish nobody else sees. Drafts of one test have names of their own. */
export const test = base.extend<object, { studio: Studio }>({
  studio: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are used from the pattern
    async ({}, use) => {
      const file = resolve(import.meta.dirname, 'studio-process.ts')
      const sink = await startMailSink()
      const child = spawn(resolve(top, 'node_modules/.bin/node'), [file], {
        cwd: top,
        env: { ...process.env, STUDIO_SMTP_URL: sink.url },
        stdio: ['pipe', 'pipe', 'inherit'],
      })
      const ended = new Promise<void>(done => child.once('close', () => done()))
      const [line] = await Promise.race([
        once(createInterface({ input: child.stdout })),
        ended.then((): string[] => {
          throw new Error('The studio did not start')
        }),
      ])
      const { port } = JSON.parse(line ?? '') as { port: number }
      await use({ port, origin: `http://studio.localhost:${port}`, mails: sink.mails })
      child.stdin.end()
      await ended
      await sink.close()
    },
    { scope: 'worker' },
  ],
})

const once = (lines: ReturnType<typeof createInterface>) =>
  new Promise<string[]>(done => lines.once('line', line => done([line])))

/** Signs in as somebody of the demo staff, and goes to a screen, which is there when its heading is. */
export async function openStudio(
  page: Page,
  { origin }: Studio,
  { as, path = '/', heading }: { as: keyof typeof staff; path?: string; heading: string | RegExp },
): Promise<void> {
  await page.goto(`${origin}/sign-in`)
  await page.getByRole('button', { name: staff[as] }).click()
  if (path !== '/') {
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
    await page.goto(`${origin}${path}`)
  }
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}
