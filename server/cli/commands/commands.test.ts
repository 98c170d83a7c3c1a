import { describe, expect, it } from 'vitest'
import { saidByPortal } from '../testing/said-by-portal.ts'

const portal = (...args: string[]) => saidByPortal(args)

describe('portal explain', () => {
  it('says what hides an item, where that was written, and what would show it', async () => {
    const { code, out } = await portal('explain', 'first', 'menus/benefits-medical', '--as', 'medical=termed')
    expect(code).toBe(0)
    expect(out).toContain('menus/primary/benefits/benefits-medical')
    expect(out).toContain('Hidden on November 21, 2026 by its own rules.')
    expect(out).toMatch(/✗ medical is termed, wanted active {2}<- decides +\S*base\/menus\.json:\d+:\d+/)
    expect(out).toContain('It would be shown if the member: has an active medical plan (medical: active, now termed).')
  })

  it('says that what holds an item is hidden, and names the rule that decides there', async () => {
    const { out } = await portal('explain', 'first', 'menus/benefits-medical', '--as', 'session=temporary')
    expect(out).toContain('Hidden on November 21, 2026: menus/primary/benefits, which holds it, is hidden.')
    expect(out).toMatch(/✗ session is temporary, wanted full {2}<- decides +\S*base\/conditions\.json/)
  })

  it('names the guard that refuses a route, and the file of the brand that says so', async () => {
    const refused = await portal('explain', 'regional', '/eobs', '--as', 'relationship=dependent', '--json')
    const { shown, refusedBy, deciding, changes } = JSON.parse(refused.out)
    expect({ shown, guard: refusedBy.key, error: refusedBy.otherwise }).toEqual({
      shown: false,
      guard: 'routes/is-subscriber',
      error: 403,
    })
    expect(deciding).toMatchObject([{ name: 'relationship', wanted: ['subscriber'], actual: 'dependent' }])
    expect(changes).toEqual([[{ kind: 'fact', name: 'relationship', from: 'dependent', to: ['subscriber'] }]])
    const { out } = await portal('explain', 'regional', 'menus/settings-ebill', '--as', 'relationship=dependent')
    expect(out).toMatch(/the named condition "subscriber" +\S*regional\/conditions\.json:\d+:\d+/)
  })

  it('says which earlier step of the journey is taken instead', async () => {
    const { out } = await portal(
      'explain',
      'senior',
      'journey/home',
      '--as',
      'session=temporary',
      '--as',
      'email=missing',
    )
    expect(out).toContain('Not taken on November 21, 2026: journey/update-preferences comes first and applies.')
    expect(out).toContain('has an e-mail address on file')
  })

  it('knows the demonstration sign-ins, as the portal would see them', async () => {
    const { out } = await portal('explain', 'senior', 'menus/claims', '--as', 'minor', '--json')
    expect(JSON.parse(out)).toMatchObject({
      shown: true,
      member: { facts: { relationship: 'dependent', ageBand: 'minor' } },
    })
  })

  it.each([
    [['explain', 'frist', 'claims'], 'there is no brand "frist". Did you mean "first"?'],
    [['explain', 'first', 'menus/clams'], 'there is no item "menus/clams". Did you mean "menus/claims"?'],
    [['explain', 'first/home/progams'], 'there is no item "home/progams". Did you mean "home/programs"?'],
    [['explain', 'first'], 'say which item: "first home/programs" or "first/home/programs".'],
    [['explain', 'first', 'base/menus.json:0'], '"base/menus.json:0" is no place of an item that first has.'],
    [
      ['explain', 'first', 'menus/claims', '--as', 'medcal=active'],
      'there is no fact "medcal". Did you mean "medical"?',
    ],
    [
      ['explain', 'first', 'menus/claims', '--as', 'medical=activ'],
      'there is no value of "medical" "activ". Did you mean "active"?',
    ],
    [['explain', 'first', 'menus/claims', '--at', '2026-02-30'], '"2026-02-30" is no day of the calendar, yyyy-mm-dd.'],
    [
      ['explain', 'first', 'menus/claims', '--as', 'staffRole=none', '--as', 'actsAsMember=yes'],
      'nobody can have all of these values at once.',
    ],
  ])('answers %j with one line', async (args, line) => {
    expect(await portal(...args)).toEqual({ code: 2, out: '', err: `portal: ${line}` })
  })

  it.each([
    ['first/home/programs'],
    ['first', 'home/programs'],
    ['first', 'first/home/programs'],
    ['manifests/first/home/programs'],
  ])('[CHECK-17] takes an item with its brand before it, in one word or two: %j', async (...words) => {
    const { code, out } = await portal('explain', ...words)
    expect({ code, head: out.split('  ')[0] }).toEqual({ code: 0, head: 'home/programs' })
  })

  it('[CHECK-17] takes every key, place and address that its own answers print', async () => {
    const printed = new Set<string>()
    for (const item of [
      'menus/benefits-medical',
      '/eobs',
      'pages/handbook-dental',
      'tools/healthcare-cost-estimator',
    ]) {
      const { out } = await portal('explain', 'regional', item, '--as', 'relationship=dependent')
      for (const [word] of out.matchAll(/(?:\w+\/)+[\w-]+(?:\.json:\d+:\d+)?|leads to \S+/g))
        printed.add(word.replace('leads to ', '').replace(/[.,]$/, ''))
    }
    const places = [...printed].filter(word => word.includes('.json:') && !/conditions|segments/.test(word))
    expect(places.length).toBeGreaterThan(5)
    for (const word of [...[...printed].filter(each => !each.includes('.json')), ...places])
      expect({ word, ...(await portal('explain', 'regional', word, '--json')) }).toMatchObject({ word, err: '' })
  }, 120_000)

  it('[CHECK-17] knows that a page with guards has to open before a block of it shows', async () => {
    const { out } = await portal('explain', 'first', 'pages/passport-dental-links', '--as', 'memberStatus=termed')
    expect(out).toMatch(/Hidden on November 21, 2026: the guard routes\/[\w-]+ leads to \/home\./)
    expect(out).toContain('It would be shown')
    const home = await portal('explain', 'first', 'home/tools', '--as', 'session=none')
    expect(home.out).toMatch(/Hidden .*: the guard routes\/signed-in leads to \/logout\./)
  })

  it('asks which item is meant when a word names several', async () => {
    const { err } = await portal('explain', 'first', 'home')
    expect(err).toBe(
      'portal: "home" names several items: journey/home, menus/primary/home, routes/home. Say which by its key.',
    )
  })
})

describe('portal sentence', () => {
  it('says to which members an item shows, with the rules around it', async () => {
    const { out } = await portal('sentence', 'first', 'menus/benefits-medical', '--inline')
    expect(out).toBe(
      [
        'menus/primary/benefits',
        '  Shown to everyone who is signed in and has coverage now or starting later.',
        'menus/primary/benefits/benefits-medical',
        '  Shown to everyone who is signed in, has coverage now or starting later, is not in the segment "Groups that get the short Benefits menu", and has an active medical plan.',
      ].join('\n'),
    )
  })

  it('says for which members a route opens, and where others are redirected', async () => {
    const { out } = await portal('sentence', 'first', '/eobs')
    expect(out).toContain(
      'Open to everyone who meets "Signed in as the subscriber, not as a dependent"; others see error 403.',
    )
  })

  it('says for which members a condition is true, and what is wrong with one', async () => {
    const condition = '{ "all": [{ "relationship": ["subscriber"] }, { "dental": ["active"] }] }'
    expect(await portal('sentence', 'first', '--condition', condition)).toMatchObject({
      code: 0,
      out: 'True for every subscriber who has an active dental plan.',
    })
    const wrong = await portal('sentence', 'first', '--condition', '{ "medica": ["active"] }')
    expect(wrong).toMatchObject({ code: 2, err: 'portal: --condition is wrong: There is no fact "medica".' })
    expect((await portal('sentence', 'first')).err).toBe('portal: "sentence" needs either ITEM or --condition JSON.')
  })
})

describe('portal facts', () => {
  it('lists every fact, and of one everything with the places that ask about it', async () => {
    expect((await portal('facts')).out).toContain('medical  medical plan: active, future, termed, ineligible')
    const { out } = await portal('facts', 'local598')
    expect(out).toContain('yes: everyone who belongs to the local 598 group')
    expect(out).toMatch(/base\/home\.json:\d+:\d+/)
  })
})
