import puppeteer from 'puppeteer-core'
import { type Engine, stepTimeoutMs } from './engine.ts'

/** One process for pages, made when it is needed, and twenty drawings a second: more of either only takes time from the walks. */
const thrifty = {
  'accessibility.force_disabled': 1,
  'dom.ipc.processCount': 1,
  'dom.ipc.processPrelaunch.enabled': false,
  'fission.autostart': false,
  'layout.frame_rate': 20,
}

/** Firefox, by WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: thrifty,
  })
  const page = await browser.newPage()
  page.setDefaultTimeout(stepTimeoutMs)
  const find = async (xpath: string) => {
    const element = await page.waitForSelector(`::-p-xpath(${xpath})`, { visible: true })
    if (!element) throw new Error(`There is no ${xpath}`)
    return element
  }
  return {
    async open(address) {
      // Firefox may say that an address is loaded while the same address's page before it is still the one that is asked.
      await page.goto('about:blank')
      await page.goto(address)
    },
    resize: (width, height) => page.setViewport({ width, height }),
    async click(xpath) {
      const element = await find(xpath)
      // As a person would: what lies behind the bar at the bottom of a phone counts as seen, and the bar would be clicked.
      await element.evaluate(
        node => node instanceof Element && node.scrollIntoView({ block: 'center', behavior: 'instant' }),
      )
      await element.click()
    },
    type: async (xpath, text) => (await find(xpath)).type(text),
    choose: async (xpath, label) => (await find(xpath)).type(label),
    evaluate: expression => page.evaluate(expression),
    clearCookies: async () => browser.deleteCookie(...(await browser.cookies())),
    close: () => browser.close(),
  }
}
