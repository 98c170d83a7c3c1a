import { describe, expect, it } from 'vitest'
import { checkManifests } from '../../engine/check/check-manifests.ts'
import { CheckMemory } from '../../engine/check/check-memory.ts'
import { isJsonObject, type JsonObject } from '../../engine/json.ts'
import { manifestFiles, manifestsFolder } from '../../server/content/manifest-files.ts'

const shipped = await manifestFiles(manifestsFolder())

/** What the checks share: an edit costs what it can touch. */
const memory = new CheckMemory()

/** The files of a shipped brand, over base. */
const filesOf = (brand: string | undefined) =>
  shipped.files.filter(({ path }) => ['base', brand].includes(path.split('/').at(-2)))

/** The brands before any edit, which keeps what was found out of their possible members for the edits to come. */
const unedited = ['first', 'regional'].map(brand => checkManifests(filesOf(brand), shipped.imageAddress, memory))

/** What the check says of a shipped brand with one more file, or one replaced. */
function checkWith(path: string, content: JsonObject) {
  const own = { path: `manifests/${path}`, text: JSON.stringify(content) }
  const others = filesOf(path.split('/')[0]).filter(file => !file.path.endsWith(path))
  return checkManifests([...others, own], shipped.imageAddress, memory).diagnostics
}

const set = (id: string, fields: JsonObject): JsonObject => ({ changes: [{ change: 'set', id, fields }] })
const everySignedIn = { use: 'signed-in' }

/** A step of the journey before another one. */
const step = (id: string, to: string, showWhen: JsonObject, before = 'change-password'): JsonObject => ({
  changes: [{ change: 'add', before, item: { id, do: 'go', to, showWhen } }],
})

const linesOf = shipped.files.find(({ path }) => path.endsWith('base/contact.json'))?.text ?? ''

type Broken = readonly [invariant: string, witness: string, file: string, content: JsonObject]

/** For each invariant an edit that breaks it, and a word of the witness. */
const breaches: readonly Broken[] = [
  ['termed-without-id-cards', 'coverage that ended', 'home', set('member-info-id-card', { showWhen: null })],
  ['termed-without-benefits', 'coverage that ended', 'menus', set('benefits', { showWhen: { use: 'any-plan' } })],
  ['termed-without-find-care', 'coverage that ended', 'menus', set('find-care', { showWhen: { use: 'any-plan' } })],
  ['termed-kept-out', 'coverage that ended', 'routes', set('id-card', { guards: ['signed-in'] })],
  ['termed-are-told', 'on January 2, 2030', 'alerts', set('not-enrolled', { until: '2030-01-01' })],
  ['deductible-on-home', 'a dependent', 'home', set('yearly-amounts', { showWhen: { use: 'subscriber' } })],
  ['coming-plans-are-told', 'January 2, 2030', 'home', set('coming-plans', { until: '2030-01-01' })],
  [
    'coming-plans-have-benefits',
    'starting later',
    'menus',
    set('benefits-summary', { showWhen: { in: 'short-menu-group' } }),
  ],
  [
    ...(['coming-plans-open-benefits', 'dependent', 'routes'] as const),
    set('benefits-summary', { guards: ['signed-in', 'is-subscriber'] }),
  ],
  ['programs-only-with-a-plan', 'coverage', 'home', set('programs', { showWhen: everySignedIn })],
  [
    'summary-is-one-tap-away',
    'coverage now',
    'home',
    set('member-info-benefits', { showWhen: { use: 'coming-plans-only' } }),
  ],
  ['programs-open-only-with-a-plan', 'coverage', 'routes', set('passport-dental', { guards: ['signed-in'] })],
  ['program-tools-only-with-a-plan', 'coverage', 'tools', set('digital-claims', { showWhen: everySignedIn })],
  ['claims-stay', 'coverage that ended', 'menus', set('claims', { showWhen: { use: 'current-plan' } })],
  ['claims-on-home', 'coverage that ended', 'home', set('recent-claims', { showWhen: { use: 'current-plan' } })],
  ['nothing-of-plans-without-one', 'no coverage', 'routes', set('history-benefits', { guards: ['signed-in'] })],
  [
    ...(['subscribers-find-eobs', 'coverage that ended', 'menus'] as const),
    set('claims-eobs', { showWhen: { all: [{ use: 'subscriber' }, { use: 'current-plan' }] } }),
  ],
  ['dependents-without-eobs', 'a dependent', 'menus', set('claims-eobs', { showWhen: { use: 'any-plan' } })],
  ['dependents-open-no-eobs', 'a dependent', 'routes', set('eobs', { guards: ['signed-in'] })],
  ['minors-without-settings', 'is a minor', 'menus', set('settings-settings', { showWhen: everySignedIn })],
  ['login-as-for-staff', 'no staff role', 'menus', set('settings-login-as', { showWhen: { use: 'settings-menu' } })],
  ['login-as-opens-to-staff', 'no staff role', 'routes', set('login-as', { guards: ['signed-in'] })],
  ['errors-lead-on', 'anybody', 'errors', set('not-found', { links: [] })],
  [
    ...(['somebody-to-ask', 'signed out', 'contact'] as const),
    {
      set: {
        sections: ['account-access', 'medical'].map(id => ({
          id,
          heading: 'Only',
          lines: [{ id: `${id}-phone`, kind: 'phone', value: '503-555-0100' }],
          showWhen: { not: { use: 'signed-out' } },
        })),
      },
    },
  ],
  ['contacts-open', 'signed out', 'routes', set('contact-us', { guards: ['signed-in'] })],
  [
    'ebill-only-for-the-eligible',
    'not eligible for eBill',
    'menus',
    set('settings-ebill', { showWhen: everySignedIn }),
  ],
  [
    'ebill-alert-only-for-the-eligible',
    'not eligible for eBill',
    'home',
    set('ebill-alert', { showWhen: { ebillAlert: ['yes'] } }),
  ],
  ['referrals-only-where-there-are-any', 'no referrals', 'menus', set('benefits-referrals', { showWhen: null })],
  [
    'materials-only-for-the-eligible',
    'not order Medicare',
    'menus',
    set('benefits-medicare-materials', { showWhen: null }),
  ],
  ['primary-care-only-for-the-eligible', 'no primary care', 'menus', set('find-care-primary-care', { showWhen: null })],
  ['pharmacy-only-with-its-program', 'pharmacy-program', 'menus', set('claims-pharmacy', { showWhen: null })],
  ['nothing-opens-signed-out', 'signed out', 'routes', set('resource-download', { guards: ['public'] })],
  ['journey-only-while-signing-in', 'sign', 'routes', set('group-selection', { guards: ['public'] })],
  ['new-password-first', 'password', 'routes', set('claims', { guards: ['temporary-token'] })],
  ['home-for-everyone-signed-in', 'coverage that ended', 'menus', set('home', { showWhen: { use: 'current-plan' } })],
  ['home-opens-signed-in', 'coverage that ended', 'routes', set('home', { guards: ['signed-in', 'has-current-plan'] })],
  ['log-out-for-everyone-signed-in', 'not finished', 'menus', set('utility-log-out', { showWhen: everySignedIn })],
  // Consent and passwords.
  ['consent-can-be-read', 'not finished', 'pages', set('registration-policies-read', { until: '2030-01-01' })],
  [
    ...(['signed-consent-is-not-asked-again', 'has signed', 'journey'] as const),
    step('registration-policies', '/registration-policies', { session: ['temporary'] }),
  ],
  [
    'staff-sign-nothing-for-a-member',
    'log in as',
    'journey',
    set('update-preferences', { showWhen: { email: ['missing'] } }),
  ],
  [
    ...(['staff-acknowledge-nothing', 'log in as', 'journey'] as const),
    {
      changes: [
        {
          ...{ change: 'add', before: 'change-password' },
          item: { id: 'read-this', do: 'acknowledge', page: 'prior-authorization', showWhen: { use: 'signing-in' } },
        },
      ],
    },
  ],
  [
    ...(['new-password-cannot-be-skipped', 'forced password', 'journey'] as const),
    set('change-password', { showWhen: { accountStatus: ['INI'] } }),
  ],
  [
    ...(['new-password-cannot-be-skipped', 'first password', 'journey'] as const),
    step('straight-home', '/home', { redirectOffered: ['yes'] }, 'group-selection'),
  ],
  [
    ...(['new-password-cannot-be-skipped', 'forced password', 'conditions'] as const),
    {
      set: {
        conditions: { 'must-change-password': { description: 'First passwords', when: { accountStatus: ['INI'] } } },
      },
    },
  ],
  ['new-password-cannot-be-skipped', 'password', 'journey', set('change-password', { to: '/home' })],
  [
    ...(['staff-choose-no-password', 'acts for', 'journey'] as const),
    set('change-password', { showWhen: { accountStatus: ['INI', 'FRC'] } }),
  ],
  ['new-password-opens', 'password', 'routes', set('account-change-password', { guards: ['signed-in'] })],
  ['password-page-waits-for-log-in', 'not finished', 'routes', set('account-change-password', { guards: ['public'] })],
  [
    'own-password-can-be-changed',
    'is signed in',
    'routes',
    set('account-change-password', { guards: ['temporary-token'] }),
  ],
  // Minors and dependents.
  [
    ...(['minors-find-no-settings', 'a minor', 'menus'] as const),
    {
      changes: [
        {
          change: 'add',
          into: 'primary',
          item: { id: 'my-settings', title: 'Settings', target: '/account/settings', showWhen: everySignedIn },
        },
      ],
    },
  ],
  ['minors-open-no-settings', 'a minor', 'routes', set('account-settings', { guards: ['signed-in'] })],
  [
    ...(['subscribers-have-settings', 'phone', 'menus'] as const),
    set('settings-settings', {
      showWhen: { all: [{ use: 'settings-menu' }, { viewport: ['tablet', 'desktop'] }] },
    }),
  ],
  [
    ...(['subscribers-open-settings', 'coverage', 'routes'] as const),
    set('account-settings', { guards: ['signed-in', 'has-settings-menu', 'has-current-plan'] }),
  ],
  [
    ...(['subscribers-open-eobs', 'coverage that ended', 'routes'] as const),
    set('eobs', { guards: ['signed-in', 'has-current-plan', 'is-subscriber'] }),
  ],
  [
    ...(['eobs-at-every-width', 'uses a', 'menus'] as const),
    set('claims-eobs', { showWhen: { all: [{ use: 'subscriber' }, { viewport: ['phone'] }] } }),
  ],
  [
    ...(['dependents-keep-claims', 'dependent', 'routes'] as const),
    set('claims', { guards: ['signed-in', 'has-any-plan', 'is-subscriber'] }),
  ],
  // Members whose plans have ended.
  ['termed-cannot-dismiss-it', 'coverage that ended', 'alerts', set('not-enrolled', { canDismiss: true })],
  ['termed-alert-for-nobody-else', 'coverage', 'alerts', set('not-enrolled', { showWhen: everySignedIn })],
  ['termed-keep-claims', 'coverage that ended', 'routes', set('claims', { guards: ['signed-in', 'has-current-plan'] })],
  // Staff.
  ['staff-find-login-as', 'log in as', 'menus', { changes: [{ change: 'remove', id: 'settings-login-as' }] }],
  ['staff-open-login-as', 'not finished', 'routes', set('login-as', { guards: ['staff', 'signed-in'] })],
  [
    ...(['login-as-step-for-staff', 'no staff role', 'journey'] as const),
    step('login-as', '/login-as', { use: 'signing-in' }, 'group-selection'),
  ],
  ['acting-staff-are-told-why', 'acts for', 'errors', { changes: [{ change: 'remove', id: 'not-while-acting' }] }],
  // Notices.
  [
    ...(['nondiscrimination-for-everybody', 'a minor', 'footer'] as const),
    set('nondiscrimination', { showWhen: { not: { ageBand: ['minor'] } } }),
  ],
  ['privacy-for-everybody', 'anybody', 'footer', { changes: [{ change: 'remove', id: 'privacy' }] }],
  ['accessibility-for-everybody', 'anybody', 'footer', set('accessibility', { until: '2030-01-01' })],
  ['renewal-is-told', 'to renew', 'home', set('plan-renewal', { until: '2030-01-01' })],
  [
    'ending-plans-are-told',
    'cancelled medical',
    'home',
    { changes: [{ change: 'remove', id: 'plan-cancelled-medical' }] },
  ],
  ['primary-care-update-is-over', 'April 1, 2025', 'home', set('primary-care-update', { until: '2030-01-01' })],
  ['preventive-care-is-told', 'July 2, 2027', 'home', set('preventive-care', { until: '2027-07-01' })],
  // Contact.
  ...(['phone', 'email', 'hours'] as const).map((kind): Broken => {
    const rule = { phone: 'a-phone-for-everybody', email: 'an-email-for-everybody', hours: 'hours-for-everybody' }[kind]
    const lines = [...linesOf.matchAll(new RegExp(`"id": "([a-z-]+-${kind})"`, 'g'))].map(([, id = '']) => id)
    // Hidden and not removed: other words may name a line, which would be told first.
    const gone = { change: 'set', fields: { until: '2020-01-01' } }
    return [rule, 'anybody', 'contact', { changes: lines.map(id => ({ ...gone, id })) }]
  }),
  [
    'help-with-the-account-for-everybody',
    'signed out',
    'routes',
    set('recovery-password', { guards: ['temporary-token'] }),
  ],
  // Ways from Home.
  [
    ...(['claims-at-every-width', 'coverage that ended', 'routes'] as const),
    set('claims', { guards: ['signed-in', 'has-current-plan'] }),
  ],
  [
    ...(['benefits-at-every-width', 'dependent', 'routes'] as const),
    set('benefits-summary', { guards: ['signed-in', 'has-current-plan', 'is-subscriber'] }),
  ],
  [
    ...(['find-care-at-every-width', 'medical', 'routes'] as const),
    set('find-care-resources', { guards: ['signed-in', 'has-current-plan', 'has-medical'] }),
  ],
  ['referrals-stay', 'has referrals', 'menus', { changes: [{ change: 'remove', id: 'benefits-referrals' }] }],
  [
    'referrals-open-only-where-there-are-any',
    'no referrals',
    'routes',
    set('benefits-referrals', { guards: ['signed-in'] }),
  ],
  [
    ...(['primary-care-stays', 'primary care', 'routes'] as const),
    set('primary-care', { guards: ['signed-in', 'not-termed', 'has-current-plan', 'has-medical', 'has-primary-care'] }),
  ],
  ['primary-care-opens-only-to-the-eligible', 'primary care', 'routes', set('primary-care', { guards: ['signed-in'] })],
  ['pharmacy-opens-only-with-its-program', 'pharmacy-program', 'routes', set('pharmacy', { guards: ['signed-in'] })],
  ['ebill-opens-only-to-the-eligible', 'eBill', 'routes', set('account-ebill', { guards: ['signed-in'] })],
  [
    ...(['id-cards-at-every-width', 'ID card', 'routes'] as const),
    set('id-card', { guards: ['signed-in', 'not-termed', 'has-medical'] }),
  ],
  ['account-at-every-width', 'is signed in', 'menus', set('account', { showWhen: { use: 'subscriber' } })],
  [
    ...(['settings-at-every-width', 'subscriber', 'menus'] as const),
    {
      changes: [
        { change: 'remove', id: 'settings-settings' },
        { change: 'remove', id: 'settings-ebill' },
        { change: 'remove', id: 'settings-help-center' },
      ],
    },
  ],
]

const regional: readonly Broken[] = [
  [
    ...(['nobody-logs-in-here', 'anybody', 'alerts'] as const),
    {
      changes: [
        {
          change: 'add',
          item: { id: 'come-in', type: 'info', title: 'New', content: 'You may [log in](/login).', canDismiss: true },
        },
      ],
    },
  ],
  ['settings-are-the-subscribers', 'a dependent', 'conditions', { set: {} }],
  [
    ...(['consent-cannot-be-skipped', 'has not signed', 'journey'] as const),
    { changes: [{ change: 'remove', id: 'update-preferences' }] },
  ],
]

const says = (invariant: string) => ({ expected: expect.stringContaining(`the invariant "${invariant}"`) })

describe('[CHECK-15] [PERM-17] [PERM-05] [PERM-07] [PERM-14] [ERR-24] [SEC-09] invariants', () => {
  it.each(breaches)(
    'refuse what breaks "%s", with somebody for whom it is broken: %s',
    (invariant, words, file, content) => {
      const diagnostics = checkWith(`first/${file}.json`, content)
      const place = { file: `manifests/first/${file}.json` }
      expect(diagnostics).toContainEqual(expect.objectContaining({ ...says(invariant), ...place }))
      expect(diagnostics.find(({ expected }) => expected.includes(`"${invariant}"`))?.found).toContain(words)
    },
  )
  it.each(regional)(
    '[PERM-08] [PERM-19] of a brand alone refuse what breaks "%s": %s',
    (invariant, words, file, content) => {
      const diagnostics = checkWith(`regional/${file}.json`, content)
      expect(diagnostics.find(({ expected }) => expected.includes(`"${invariant}"`))?.found).toContain(words)
    },
  )
  it('[CHECK-16] see the target that a tool itself has, not the one of its program', () => {
    const tool = { id: 'walking', kind: 'program', program: 4711, showWhen: { use: 'termed' } }
    const met = (fields: JsonObject) =>
      checkWith('first/tools.json', { changes: [{ change: 'add', item: { ...tool, ...fields } }] }).map(
        ({ found }) => found,
      )
    expect(met({ target: '/claims' })).toEqual([])
    const fallback = 'a link to /benefits/programs/{id}, met by somebody who is signed in'
    const added = (what: string) => [expect.stringContaining(`"add" of "walking": with it ${what}`)]
    expect(met({})).toEqual(added(`${fallback} and has coverage that ended (`))
    // A variant's target speaks for those who get the variant only.
    expect(met({ variants: [{ when: { use: 'subscriber' }, target: '/claims' }] })).toEqual(
      added(`${fallback}, is a dependent and has coverage that ended (`),
    )
  })
  it('are all broken by one of these edits, and by no brand without one', () => {
    expect(unedited.map(({ diagnostics, brands }) => [diagnostics, brands.length])).toEqual([
      [[], 1],
      [[], 1],
    ])
    const ids = (path: string) => {
      const file: unknown = JSON.parse(shipped.files.find(each => each.path.endsWith(path))?.text ?? '')
      const text = JSON.stringify(isJsonObject(file) ? (file.invariants ?? file.changes) : [])
      return Array.from(text.matchAll(/"id":"([^"]+)"/g), ([, id]) => id)
    }
    expect(ids('base/invariants.json').toSorted()).toEqual([...new Set(breaches.map(([id]) => id))].toSorted())
    expect(ids('base/invariants.json').length).toBeGreaterThanOrEqual(40)
    expect(ids('regional/invariants.json').toSorted()).toEqual(regional.map(([id]) => id).toSorted())
  })
  it('[CHECK-11] [CHECK-14] point at the edit that breaks them', () => {
    const [mistake] = checkWith('first/menus.json', set('claims-eobs', { showWhen: { use: 'any-plan' } }))
    expect(mistake).toMatchObject({
      file: 'manifests/first/menus.json',
      found: expect.stringMatching(/^a new "showWhen" for "claims-eobs": with it a link to \/eobs/),
    })
  })
  it('[CHECK-14] hold on each day of the next years from the day of the check, or on their days', () => {
    const rule = { id: 'news', because: 'News.', rule: 'always', what: { item: ['alerts/news'] } }
    const news = (until: string) => ({
      id: 'news',
      type: 'info',
      title: 'News',
      content: 'News',
      canDismiss: true,
      until,
    })
    const told = (until: string, days: JsonObject, today?: string) => {
      const files = { invariants: { ...rule, ...days }, alerts: news(until) }
      const own = Object.entries(files).map(([name, item]) => ({
        path: `manifests/first/${name}.json`,
        text: JSON.stringify({ changes: [{ change: 'add', item }] }),
      }))
      const others = shipped.files.filter(({ path }) => /\/(base|first)\//.test(path))
      return checkManifests([...others, ...own], shipped.imageAddress, undefined, today).diagnostics.map(
        ({ found }) => found,
      )
    }
    const today = '2026-11-23'
    expect(told('2028-11-22', { nextYears: 2 }, today)).toEqual([])
    expect(told('2028-11-21', { nextYears: 2 }, today)).toEqual([expect.stringContaining('on November 22, 2028')])
    expect(told('2028-11-21', { nextYears: 2 })).toEqual([])
    expect(told('2027-12-31', { from: '2026-01-01', until: '2027-12-31' })).toEqual([])
    expect(told('2027-12-30', { from: '2026-01-01', until: '2027-12-31' })).toEqual([
      expect.stringContaining('on December 31, 2027'),
    ])
  })
  it('cannot be taken away by a brand', () => {
    const [mistake] = checkWith('first/invariants.json', { changes: [{ change: 'remove', id: 'errors-lead-on' }] })
    expect(mistake?.found).toBe('a change of the invariant "errors-lead-on", which holds for every brand')
  })
})
