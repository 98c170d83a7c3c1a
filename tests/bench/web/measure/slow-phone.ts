import type { Browser, BrowserContext, CDPSession, Cookie, Page } from 'playwright'

/** Slow 4G as Chromium's own tools have it, without their extra latency for simulations: bytes a second, milliseconds. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const slowdown = 4

/** A browser that has been nowhere yet, on a slow phone. */
export interface SlowPhone {
  context: BrowserContext
  page: Page
  cdp: CDPSession
}

/** Opens a browser of its own for one visit: nothing is cached, the cookies are those given. */
export async function slowPhone(browser: Browser, cookies: readonly Cookie[] = []): Promise<SlowPhone> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    timezoneId: 'America/Los_Angeles',
    locale: 'en-US',
  })
  await context.addCookies([...cookies])
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', slow4g)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await cdp.send('Performance.enable')
  return { context, page, cdp }
}
