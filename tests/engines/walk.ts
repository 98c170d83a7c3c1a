import assert from 'node:assert/strict'
import type { TestBrand } from '../browser/support/brands.ts'
import { type Engine, stepTimeoutMs } from './engine.ts'

const button = (name: string) => `//button[normalize-space()="${name}"]`
const path = 'location.pathname'
const heading = 'document.querySelector("h1").innerText'
const results = 'document.querySelector("[data-results]").innerText'

/** Waits until an expression in the page has a value that fits. */
async function shows(engine: Engine, expression: string, wanted: RegExp): Promise<void> {
  const until = performance.now() + stepTimeoutMs
  // While a page goes, there may be nothing to ask.
  const seen = async () => String(await engine.evaluate(`String(${expression})`).catch(String))
  let value = await seen()
  while (!wanted.test(value) && performance.now() < until) {
    await new Promise(done => setTimeout(done, 50))
    value = await seen()
  }
  const where = wanted.test(value) ? '' : await engine.evaluate('location.href + " " + document.body.innerText')
  assert.match(value, wanted, `${expression} is ${value}, not ${wanted}: ${String(where)}`)
}

/** Opens an address and waits until its script runs. */
async function visit(engine: Engine, to: string): Promise<void> {
  await engine.open(to)
  await shows(engine, 'document.querySelector("[data-hydrated]") !== null', /true/)
}

/** A walker: in which engine, on which brand, how it is reached, in a window how wide, and who signs in. */
export interface Walker {
  engine: Engine
  brand: TestBrand
  scheme: 'http' | 'https'
  width: number
  user: string
}

const addressOf = ({ brand, scheme }: Walker, path: string) =>
  `${scheme}://${brand.host}:${scheme === 'https' ? process.env.TLS_PORT : process.env.PORTAL_PORT}${path}`

/** Signs in with the form, as far as Home. */
export async function signIn(walker: Walker): Promise<void> {
  const { engine, width, user } = walker
  await engine.resize(width, 812)
  // Cookies go while a page without script is open: one of somebody who is inside would see that and lead to the log-out's page, by
  // http where the next is https already.
  await engine.open(addressOf(walker, '/.well-known/security.txt'))
  await engine.clearCookies()
  await visit(engine, addressOf(walker, '/login'))
  assert.equal(await engine.evaluate('innerWidth'), width)
  await engine.type('//input[@name="username"]', user)
  await engine.type('//input[@name="password"]', 'Portal2026!')
  await engine.click(button('Log in'))
  await shows(engine, path, /^\/home$/)
  await shows(engine, heading, /^Hello, \w/)
}

/** What a member does on most days, from the log-in page to the log-out (MEMBER-58). */
export async function walk(walker: Walker): Promise<void> {
  const { engine, width } = walker
  await signIn(walker)
  await expectNoSidewaysScroll(engine)

  const menu = width < 600 ? 'Main menu, bottom of the screen' : 'Main menu'
  await engine.click(`//nav[@aria-label="${menu}"]//summary[contains(., "Claims/EOBs")]`)
  await engine.click(`//nav[@aria-label="${menu}"]//a[@href="/claims"]`)
  await shows(engine, heading, /^Claims$/)
  await shows(engine, results, /^Showing 1 to \d+ of \d+ claims$/)

  if (!(await engine.evaluate('document.querySelector("select[name=status]").checkVisibility()')))
    await engine.click('//details[.//select[@name="status"]]/summary')
  await engine.choose('//select[@name="status"]', 'Paid')
  await engine.click(button('Apply filters'))
  await shows(engine, 'location.search', /status=02/)
  await shows(engine, 'document.activeElement.hasAttribute("data-results")', /true/)
  await shows(engine, results, /^Showing 1 to \d+ of \d+ claims$/)
  await expectNoSidewaysScroll(engine)

  await engine.click('(//a[starts-with(., "Claim details")])[1]')
  await shows(engine, heading, /^Claim details$/)
  await engine.click(button('Explanation of benefits'))
  await shows(engine, path, /^\/eobs\/\w+$/)
  await shows(engine, heading, /Explanation of benefits/i)
  await expectNoSidewaysScroll(engine)

  await visit(engine, addressOf(walker, '/account/settings'))
  const news = 'document.querySelector("[name=emailBreakingNews]").checked'
  const before = await engine.evaluate(news)
  await engine.click('//label[@for=//input[@name="emailBreakingNews"]/@id]')
  await engine.click(button('Submit'))
  await shows(engine, 'document.body.innerText', /Successfully updated preferences/)
  await visit(engine, addressOf(walker, '/account/settings'))
  assert.equal(await engine.evaluate(news), !before)

  await engine.click('//nav[@aria-label="Account menu"]/details/summary')
  await engine.click(`//nav[@aria-label="Account menu"]${button('Log out')}`)
  await shows(engine, path, /^\/log(in|out)$/)
  await engine.open(addressOf(walker, '/home'))
  await shows(engine, path, /^\/log(in|out)$/)
}

async function expectNoSidewaysScroll(engine: Engine): Promise<void> {
  const [inner, scroll] = ['clientWidth', 'scrollWidth'].map(width => `document.documentElement.${width}`)
  assert.equal(await engine.evaluate(`${scroll} > ${inner}`), false, 'The page scrolls sideways')
}
