import puppeteer from 'puppeteer-core'
import { type Engine, stepTimeoutMs } from './engine.ts'

/** Firefox, by WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true })
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
    click: async xpath => (await find(xpath)).click(),
    type: async (xpath, text) => (await find(xpath)).type(text),
    choose: async (xpath, label) => (await find(xpath)).type(label),
    evaluate: expression => page.evaluate(expression),
    clearCookies: async () => browser.deleteCookie(...(await browser.cookies())),
    close: () => browser.close(),
  }
}
