import { resolve } from 'node:path'
import { defineConfig } from 'playwright/test'

const top = resolve(import.meta.dirname, '../..')

/** Screens that a worker visits one after the other, brand by brand, in every language, and by all menus. */
const long = ['**/screens.spec.ts', '**/every-language.spec.ts', '**/styles-come-along.spec.ts']

const after = '**/after/*.spec.ts'

const journeyMs = 90_000 * Number(process.env.BROWSER_SLOWNESS ?? 1)

const studio = '**/studio/*.spec.ts'

/** Browser journeys on a real portal over a real reference gateway; start-servers.ts starts both once for all workers. */
export default defineConfig({
  testDir: import.meta.dirname,
  globalSetup: resolve(import.meta.dirname, 'start-servers.ts'),
  snapshotPathTemplate: '{testDir}/__looks__/{arg}{ext}',
  outputDir: resolve(top, 'test-results'),
  fullyParallel: true,
  // A page waits for its frames and for the servers: three workers keep two cores busy.
  workers: 3,
  // What takes longest begins, so that no worker is left alone with it at the end.
  // What journeys leave in logs and elsewhere is looked at when all are done, whether or not they passed (SEC-31).
  projects: [
    { name: 'before', testMatch: [], teardown: 'after' },
    // One worker, whose studio they share: two would draw previews against each other.
    // Their stories go through a dozen screens: each step has the same time as anywhere, the whole has twice that of a journey.
    { name: 'studio', testMatch: studio, dependencies: ['before'], workers: 1, timeout: 2 * journeyMs },
    { name: 'long', testMatch: long, dependencies: ['before'] },
    { name: 'short', testMatch: '**/*.spec.ts', testIgnore: [...long, studio, after], dependencies: ['before'] },
    { name: 'after', testMatch: after },
  ],
  timeout: journeyMs,
  expect: { timeout: 10_000 },
  // A test that fails once in fifty is a defect of the test or of the portal: its cause is mended.
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: resolve(top, '.build/reports/browser.json') }]],
  use: {
    headless: true,
    timezoneId: 'America/Los_Angeles',
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Nothing is drawn by a graphics card: a process of its own for that only costs messages.
        '--in-process-gpu',
      ],
    },
  },
})
