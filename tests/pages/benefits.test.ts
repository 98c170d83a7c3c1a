import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RealWorld, startRealWorld, type Visitor } from './support/real-portal.ts'

let world: RealWorld
beforeAll(async () => {
  world = await startRealWorld()
})
afterAll(() => world.close())

const domains = [1, 2, 3, 5]
const regional = 5
const categories = ['medical', 'dental', 'vision', 'pharmacy']
const midnight = (year: number) => Date.UTC(year, 0, 1)

const visitors = new Map<string, Promise<Visitor>>()
async function signIn(persona: string, domainId: number): Promise<Visitor> {
  const cookies = await world.signIn(persona, domainId)
  return (await world.portal(domainId)).visitor(cookies)
}
/** A persona of a domain, signed in once. */
function member(persona: string, domainId: number): Promise<Visitor> {
  const key = `${persona}${domainId}`
  const visitor = visitors.get(key) ?? signIn(persona, domainId)
  visitors.set(key, visitor)
  return visitor
}

/** The year of the first plan period that a page offers besides the current one: the coming one, else the newest earlier one. */
function lastYearOn(html: string): number {
  const [, time = ''] = /href="\/history\/(\d+)\/benefits/.exec(html) ?? []
  return new Date(Number(time)).getUTCFullYear()
}

/** What stands on a page, without its markup. */
const words = (html: string) => (/<main.*<\/main>/s.exec(html)?.[0] ?? '').replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

/** What the bar of a limit says, by the name of its limit. */
const said = (html: string, name: string) =>
  [...html.matchAll(/<meter[^>]*>/g)]
    .map(([bar]) => bar)
    .find(bar => bar.includes(name))
    ?.match(/aria-valuetext="([^"]+)"/)?.[1]

describe.each(domains)('benefits of domain %i', domainId => {
  it('[SCOPE-10] [SCOPE-11] open for a subscriber and a dependent in every category, with plan, limits and services', async () => {
    for (const persona of ['active', 'dependent']) {
      const { open } = await member(persona, domainId)
      for (const category of categories) {
        const { status, heading, text } = await open(`/benefits/${category}`)
        expect([status, heading?.toLowerCase()]).toEqual([200, `${category} benefits`])
        expect(words(text)).toMatch(/In network: \d+ services?/)
        expect(text.includes('aria-label="Family member"')).toBe(persona === 'active')
      }
    }
  })

  it('shows another member to the subscriber, and refuses a dependent the rest of the family', async () => {
    const subscriber = await member('active', domainId)
    const own = await subscriber.open('/benefits/dental')
    const other = await subscriber.open('/benefits/dental?member=1')
    const nameOf = (text: string) => /Benefits of ([^<]+)</.exec(text)?.[1]
    expect(nameOf(other.text)).not.toBe(nameOf(own.text))
    expect((await (await member('dependent', domainId)).open('/benefits/dental?member=0')).status).toBe(403)
  })

  it('[BENEFIT-08] shows the summary of today and of any day in the address', async () => {
    const { open } = await member('active', domainId)
    const today = words((await open('/benefits/summary')).text)
    for (const name of ['Medical', 'Dental', 'Vision', 'Pharmacy', 'Most used services']) expect(today).toContain(name)
    const lastYear = lastYearOn((await open('/benefits/dental')).text)
    const before = await open(`/benefits/summary?asOfDate=${midnight(lastYear)}`)
    expect(words(before.text)).toContain(`as of 12/31/${lastYear}`)
    const inside = await open(`/benefits/summary?asOfDate=${Date.UTC(lastYear, 6, 1)}`)
    expect(words(inside.text)).toContain(`as of 07/01/${lastYear}`)
    expect((await open('/benefits/summary?asOfDate=yesterday')).status).toBe(400)
  })

  it('[HISTORY-03] [HISTORY-04] [HISTORY-05] [HISTORY-06] [HISTORY-07] [OPEN-16] opens an earlier period and its services', async () => {
    const { open } = await member('active', domainId)
    const now = await open('/benefits/dental')
    const lastYear = lastYearOn(now.text)
    const period = `01/01/${lastYear} - 12/31/${lastYear}`
    expect(now.text).toContain(`href="/history/${midnight(lastYear)}/benefits/dental"`)
    const before = await open(`/history/${midnight(lastYear)}/benefits/dental`)
    expect(before.heading).toBe(`Dental benefits, ${period}`)
    expect(words(before.text)).toContain(`What was met and what was left, as of 12/31/${lastYear}.`)
    expect((await open(`/history/${Date.UTC(lastYear, 6, 1)}/benefits/dental`)).heading).toBe(before.heading)
    const [, service = ''] = /href="(\/details\/[^"]+)"/.exec(before.text) ?? []
    expect(service).toMatch(new RegExp(`^/details/${midnight(lastYear)}/dental/D\\d{4}$`))
    expect((await open(service)).text).toContain(`Dental benefits, ${period}`)
  })

  it('[HISTORY-07] knows no other time, code or page', async () => {
    const { open } = await member('active', domainId)
    const unknown = [
      '/history/soon/benefits/dental',
      `/history/${midnight(1999)}/benefits/dental`,
      `/details/${midnight(1999)}/dental/D0120`,
      '/services/dental/D9999',
      '/benefits/medical?service=no-such-page',
    ]
    for (const path of unknown) expect([path, (await open(path)).status]).toEqual([path, 404])
  })

  it('[BENEFIT-25] leads from a category that the member does not have to the first that the member has', async () => {
    const { open } = await member('dentalonly', domainId)
    for (const category of categories.filter(name => name !== 'dental'))
      expect((await open(`/benefits/${category}`)).location).toBe('/benefits')
    expect((await open('/benefits')).location).toBe(domainId === 2 ? '/benefits/summary' : '/benefits/dental')
  })

  it('[MEMBER-02] [MEMBER-03] [MEMBER-01] [BENEFIT-25] shows the coming plan to a member who has no other yet', async () => {
    const { open } = await member('future', domainId)
    const [, first = ''] = /Your coverage starts on ([\d/]{10})/.exec(words((await open('/home')).text)) ?? []
    expect(first).toMatch(/^\d\d\/01\/\d{4}$/)
    expect((await open('/benefits/dental')).location).toBe('/benefits')
    expect((await open('/benefits')).location).toBe('/benefits/summary')
    const summary = await open('/benefits/summary')
    expect(words(summary.text)).toContain(`Your coverage starts on ${first}`)
    expect(words(summary.text)).toContain(`Starts ${first}`)
    const [dental = ''] = /\/history\/\d+\/benefits\/dental/.exec(summary.text) ?? []
    const category = await open(dental)
    expect(category.heading).toBe(`Dental benefits from ${first}`)
    expect(words(category.text)).toContain(`Your limits from ${first}. Nothing counts toward them yet.`)
    for (const path of ['/home', '/benefits/summary', dental, '/account/summary', '/account/plan-benefits'])
      expect([path, /Active since/.test(words((await open(path)).text))]).toEqual([path, false])
  })

  it('[MEMBER-02] [MEMBER-04] tells on Home of plans behind those that run, and offers closed, current and coming ones', async () => {
    const { open } = await member('changing', domainId)
    const year = lastYearOn((await open('/benefits/medical')).text) - 1
    const home = await open('/home')
    expect(words(home.text)).toContain(`New coverage starts on 01/01/${year + 1}`)
    expect(words(home.text)).toContain(`Medical, Dental, Vision, Pharmacy Starts 01/01/${year + 1}`)
    expect(home.text).toContain(`href="/benefits/summary?asOfDate=${midnight(year + 1)}"`)
    const summary = await open(`/benefits/summary?asOfDate=${midnight(year + 1)}`)
    const [, picker = ''] = /aria-label="Plan period"(.*?)<\/nav>/s.exec(summary.text) ?? []
    expect([...picker.matchAll(/<a [^>]*>([^<]*)</g)].map(([, name]) => name)).toEqual([
      `Starts 01/01/${year + 1}`,
      'Current benefits',
      `01/01/${year - 1} - 12/31/${year - 1}`,
    ])
    expect(words(summary.text)).toContain(`Your coverage starts on 01/01/${year + 1}`)
    const coming = await open(`/history/${midnight(year + 1)}/benefits/medical`)
    expect(coming.heading).toBe(`Medical benefits from 01/01/${year + 1}`)
    const closed = await open(`/history/${midnight(year - 1)}/benefits/medical`)
    expect(closed.heading).toBe(`Medical benefits, 01/01/${year - 1} - 12/31/${year - 1}`)
    expect(words((await (await member('active', domainId)).open('/home')).text)).not.toContain('starts on')
  })

  it('[CLAIM-02] [BENEFIT-25] [MEMBER-18] shows what only the children have: their claims, EOBs, benefits and services', async () => {
    const { open } = await member('childdental', domainId)
    expect((await open('/benefits/dental')).location).toBe('/benefits')
    // So no menu leads there, nor anything else on Home.
    const home = [...(await open('/home')).text.matchAll(/href="(\/benefits\/\w+)"/g)].map(([, path]) => path)
    expect(home).toContain('/benefits/programs')
    expect(home).not.toContain('/benefits/dental')
    for (const path of ['/claims', '/eobs']) {
      const { text } = await open(path)
      const tabs = [...text.matchAll(/href="\/(?:claims|eobs)\?type=(\w+)/g)].map(([, type]) => type)
      expect([path, new Set(tabs).has('dental')]).toEqual([path, true])
    }
    expect(words((await open('/claims?type=dental')).text)).toMatch(/\d+ claims?|of \d+/)
    const summary = await open('/benefits/summary?member=2')
    const [, dental = ''] = /href="(\/history\/\d+\/benefits\/dental\?member=2)"/.exec(summary.text) ?? []
    const category = await open(dental)
    expect([category.status, category.heading]).toEqual([200, 'Dental benefits'])
    const [, service = ''] = /href="(\/details\/\d+\/dental\/D\d{4}\?member=2)"/.exec(category.text) ?? []
    const { status, text } = await open(service)
    expect(status).toBe(200)
    expect(text).toContain(`href="${dental}"`)
    // The subscriber has nothing of it: choosing the subscriber leads to what the subscriber has.
    const time = /\d+/.exec(dental)?.[0]
    expect((await open(dental.replace('member=2', 'member=0'))).location).toBe(
      `/benefits/summary?member=0&asOfDate=${time}`,
    )
  })

  it('shows every service that a page lists', async () => {
    const { open } = await member('active', domainId)
    for (const path of ['/benefits/dental', '/benefits/medical']) {
      const links = (await open(path)).text.matchAll(
        /href="((?:\/services\/dental\/|\/benefits\/medical\?service=)[^"]+)"/g,
      )
      const services = [...links].map(([, service = '']) => service)
      expect(services.length).toBeGreaterThan(5)
      for (const service of services.slice(0, 4)) {
        const { status, text } = await open(service)
        expect([service, status]).toEqual([service, 200])
        expect(words(text)).toContain('Your share of the cost')
      }
    }
  })
})

it('[BENEFIT-09] says the same of a limit on Home, on its page and in the summary', async () => {
  const { open } = await member('active', regional)
  const limit = said((await open('/benefits/dental')).text, 'Annual Limit, Individual')
  expect(limit).toMatch(/^\$[\d,.]+ of \$[\d,.]+ met, \$[\d,.]+ left$/)
  expect((await open('/home')).text).toContain(`aria-valuetext="${limit}"`)
  const dental = (await open('/benefits/summary')).text.split('>Dental</h2>')[1] ?? ''
  expect(said(dental, 'Annual Limit, Individual')).toBe(limit)
})

it('shows ended plans to a member whose every plan has ended', async () => {
  const { open } = await member('termed', 1)
  expect((await open('/benefits/dental')).location).toBe('/home')
  const lastYear = lastYearOn((await (await member('active', 1)).open('/benefits/dental')).text)
  expect((await open(`/history/${midnight(lastYear)}/benefits/dental`)).status).toBe(200)
})

it('[MEMBER-41] tells of one end on Home, the plan page, the account and the benefits after a cancellation', async () => {
  const { open, submit } = await member('cancelling', 1)
  await submit('/account/plan-benefits', { cancellationStatusId: 'MEDICAL', confirmed: 'yes' })
  const [, end = ''] = /Your benefits end on ([\d/]{10})/.exec(words((await open('/home')).text)) ?? []
  expect(end).toMatch(/^12\/31\/\d{4}$/)
  const plans = words((await open('/account/plan-benefits')).text)
  expect(plans).toContain(`Your benefits end on ${end}. Your medical plan will not be renewed`)
  for (const path of ['/account/plan-benefits', '/account/summary']) {
    const [, medical] = /Medical Active [\d/]{10} ([\d/]{10}|None)/.exec(words((await open(path)).text)) ?? []
    const [, dental] = /Dental Active [\d/]{10} ([\d/]{10}|None)/.exec(words((await open(path)).text)) ?? []
    expect([path, medical, dental]).toEqual([path, end, 'None'])
  }
  expect(words((await open('/benefits/medical')).text)).toMatch(new RegExp(`[\\d/]{10} - ${end}`))
})
