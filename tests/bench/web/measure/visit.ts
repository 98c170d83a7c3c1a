import type { Browser, Cookie } from 'playwright'
import { type Notes, note } from './note.ts'
import { slowPhone } from './slow-phone.ts'

/** What one visit of a page took. */
export interface Visit extends Notes {
  /** Time spent in script until the page was at rest, milliseconds. */
  script: number
  /** Bytes that came over the network, as sent. */
  bytes: number
}

/**
 * Opens a page once on a slow phone and reads what it took, when it is at rest. Of a page whose script draws it, a busy machine
 * may leave the network at rest before: whoever knows what it is to show names a selector of that.
 */
export async function visit(browser: Browser, url: string, cookies: readonly Cookie[], shows?: string): Promise<Visit> {
  const { context, page, cdp } = await slowPhone(browser, cookies)
  let bytes = 0
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await page.goto(url)
  if (shows !== undefined) await page.locator(shows).first().waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  const notes = await page.evaluate(note)
  const { metrics } = await cdp.send('Performance.getMetrics')
  const script = (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000
  await context.close()
  return { ...notes, script, bytes }
}
