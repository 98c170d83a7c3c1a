import { describe, expect, it } from 'vitest'
import { checkManifests } from '../../engine/check/check-manifests.ts'
import { isJsonObject, type JsonObject } from '../../engine/json.ts'
import { manifestFiles, manifestsFolder } from '../../server/content/manifest-files.ts'

const shipped = await manifestFiles(manifestsFolder())

/** What the check says of a shipped brand with one more file, or one replaced. */
function checkWith(path: string, content: JsonObject) {
  const own = { path: `manifests/${path}`, text: JSON.stringify(content) }
  const folders = ['base', path.split('/')[0]]
  const others = shipped.files.filter(
    file => folders.includes(file.path.split('/').at(-2)) && !file.path.endsWith(path),
  )
  return checkManifests([...others, own], shipped.imageAddress).diagnostics
}

const set = (id: string, fields: JsonObject): JsonObject => ({ changes: [{ change: 'set', id, fields }] })
const everySignedIn = { use: 'signed-in' }

/** For each invariant an edit that breaks it, and a word of the witness. */
const breaches: readonly [invariant: string, witness: string, file: string, content: JsonObject][] = [
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
    ...(['coming-plans-open-benefits', 'future medical plan', 'routes'] as const),
    set('benefits-summary', { guards: ['signed-in', 'has-medical'] }),
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
        sections: [{ id: 'account-access', heading: 'Only', lines: [], showWhen: { not: { use: 'signed-out' } } }],
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
]

const regional: readonly [invariant: string, witness: string, file: string, content: JsonObject][] = [
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
]

const says = (invariant: string) => ({ expected: expect.stringContaining(`the invariant "${invariant}"`) })

describe('[PERM-17] [PERM-05] [PERM-07] [PERM-14] [ERR-24] [SEC-09] invariants', () => {
  it.each(breaches)(
    'refuse what breaks "%s", with somebody for whom it is broken: %s',
    (invariant, words, file, content) => {
      const diagnostics = checkWith(`first/${file}.json`, content)
      expect(diagnostics).toContainEqual(expect.objectContaining(says(invariant)))
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
  it('are all broken by one of these edits', () => {
    const ids = (path: string) => {
      const file: unknown = JSON.parse(shipped.files.find(each => each.path.endsWith(path))?.text ?? '')
      const text = JSON.stringify(isJsonObject(file) ? (file.invariants ?? file.changes) : [])
      return Array.from(text.matchAll(/"id":"([^"]+)"/g), ([, id]) => id)
    }
    expect(ids('base/invariants.json').toSorted()).toEqual(breaches.map(([id]) => id).toSorted())
    expect(ids('regional/invariants.json').toSorted()).toEqual(regional.map(([id]) => id).toSorted())
  })
  it('[CHECK-11] point at the edit that breaks them', () => {
    const [mistake] = checkWith('first/menus.json', set('claims-eobs', { showWhen: { use: 'any-plan' } }))
    expect(mistake).toMatchObject({
      file: 'manifests/first/menus.json',
      found: expect.stringMatching(/^a new "showWhen" for "claims-eobs": with it a link to \/eobs/),
    })
  })
  it('cannot be taken away by a brand', () => {
    const [mistake] = checkWith('first/invariants.json', { changes: [{ change: 'remove', id: 'errors-lead-on' }] })
    expect(mistake?.found).toBe('a change of the invariant "errors-lead-on", which holds for every brand')
  })
})
