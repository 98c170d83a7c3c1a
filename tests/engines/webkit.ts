import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Builder, By, Capabilities, until, type WebDriver } from 'selenium-webdriver'
import { freePort } from '../browser/support/start-portal.ts'
import { type Engine, stepTimeoutMs } from './engine.ts'

export interface WebkitPrograms {
  driver: string
  miniBrowser: string
  xvfbRun: string
}

/** Toolbars as small as can be: they would keep the window wider than a phone. */
const smallToolbars = '* { min-width: 0; padding: 0; margin: 0; border: 0 } image { -gtk-icon-transform: scale(0.4) }'

/** WebKit in its own small browser, by WebDriver, on a screen that nobody sees. */
export async function startWebkit({ driver: program, miniBrowser, xvfbRun }: WebkitPrograms): Promise<Engine> {
  const port = await freePort()
  const settings = await mkdtemp(join(tmpdir(), 'webkit-'))
  await mkdir(join(settings, 'gtk-3.0'))
  await writeFile(join(settings, 'gtk-3.0/gtk.css'), smallToolbars)
  const child = spawn(xvfbRun, ['-a', '-s', '-screen 0 1600x1200x24', program, `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, XDG_CONFIG_HOME: settings, XDG_DATA_HOME: settings, XDG_CACHE_HOME: settings },
  })
  const stop = async () => {
    // The whole group: the screen is a process beside the driver.
    if (child.pid !== undefined) process.kill(-child.pid)
    await rm(settings, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const driver = await connect(child, `http://127.0.0.1:${port}`, miniBrowser)
    return engineOf(driver, stop)
  } catch (error) {
    await stop()
    throw error
  }
}

async function connect(child: ChildProcess, server: string, binary: string): Promise<WebDriver> {
  const isReady = () =>
    fetch(`${server}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
  for (let tries = 0; !(await isReady()); tries += 1) {
    if (child.exitCode !== null || tries > 300) throw new Error('WebKitWebDriver did not start')
    await new Promise(done => setTimeout(done, 100))
  }
  const browserOptions = { binary, args: ['--automation'] }
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    acceptInsecureCerts: true,
    'webkitgtk:browserOptions': browserOptions,
  })
  return new Builder().disableEnvironmentOverrides().usingServer(server).withCapabilities(capabilities).build()
}

/** What lies where an element would be clicked, for the message of a click that another element took: the driver's own says nothing. */
const whatLiesThere = `
  const { left, top, width, height } = arguments[0].getBoundingClientRect()
  const there = document.elementFromPoint(left + width / 2, top + height / 2)
  return [location.href, [left, top, width, height].join(' '), innerWidth + 'x' + innerHeight, there?.outerHTML.slice(0, 300),
    there?.parentElement?.outerHTML.slice(0, 300)].join('\\n')`

/** Brings an element to the middle of the window, where no bar covers it, and says whether it can be seen. */
const show = 'arguments[0].scrollIntoView({ block: "center" }); return arguments[0].checkVisibility()'

function engineOf(driver: WebDriver, stop: () => Promise<void>): Engine {
  const find = async (xpath: string) => {
    const element = await driver.wait(until.elementLocated(By.xpath(xpath)), stepTimeoutMs, `There is no ${xpath}`)
    // By the page itself: the driver takes what is in a closed fold for hidden, also where styles show it.
    await driver.wait(() => driver.executeScript(show, element), stepTimeoutMs, `${xpath} cannot be seen`)
    return element
  }
  return {
    open: address => driver.get(address),
    async resize(width, height) {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height })
    },
    async click(xpath) {
      const element = await find(xpath)
      await element.click().catch(async (error: Error) => {
        const there = await driver.executeScript(whatLiesThere, element).catch(String)
        throw new Error(`${xpath} was not clicked: ${error.name}. There is ${String(there)}`, { cause: error })
      })
    },
    type: async (xpath, text) => (await find(xpath)).sendKeys(text),
    choose: async (xpath, label) => (await find(xpath)).sendKeys(label),
    evaluate: expression => driver.executeScript(`return ${expression}`),
    clearCookies: () => driver.manage().deleteAllCookies(),
    async close() {
      await driver.quit()
      await stop()
    },
  }
}
