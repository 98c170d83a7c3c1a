import { describe, expect, it } from 'vitest'
import { analyseManifests } from '../../engine/analyse/analyse-manifests.ts'
import { checkManifests } from '../../engine/check/check-manifests.ts'
import { CheckMemory } from '../../engine/check/check-memory.ts'
import type { JsonObject } from '../../engine/json.ts'
import { manifestFiles, manifestsFolder } from '../../server/content/manifest-files.ts'
import { isSpecified } from './support/specified-brands.ts'

const { files: all, imageAddress } = await manifestFiles(manifestsFolder())
const files = all.filter(({ path }) => isSpecified(path))

/** What the checks share: an edit costs what it can touch. */
const memory = new CheckMemory()

/** What analysis finds in the shipped manifests, with one file more or replaced. */
function findingsWith(path?: string, content?: JsonObject) {
  const own = path === undefined ? [] : [{ path: `manifests/${path}`, text: JSON.stringify(content) }]
  const others = files.filter(file => path === undefined || !file.path.endsWith(path))
  const checked = checkManifests([...others, ...own], imageAddress, memory)
  expect(checked.diagnostics).toEqual([])
  return analyseManifests(checked, '2026-11-21')
}

const set = (id: string, fields: JsonObject): JsonObject => ({ changes: [{ change: 'set', id, fields }] })
const add = (item: JsonObject): JsonObject => ({ changes: [{ change: 'add', item }] })
const alert = { id: 'news', type: 'info', title: 'News', content: 'News', canDismiss: true }

const otherwise = (id: string, to: JsonObject): JsonObject => ({ change: 'set', id, fields: { otherwise: to } })

/** An edit of a brand, what is found in it, and somebody for whom it is so. */
const edits: readonly [code: string, says: RegExp, file: string, content: JsonObject, somebody?: RegExp][] = [
  [
    ...(['never-shown', /sees "news"/, 'alerts'] as const),
    add({ ...alert, showWhen: { all: [{ use: 'signed-out' }, { relationship: ['dependent'] }] } }),
  ],
  ['always-shown', /"welcome"/, 'home', set('welcome', { showWhen: { session: ['temporary', 'full'] } })],
  [
    ...(['shadowed-variant', /variant 2 of "claims"/, 'menus'] as const),
    set('claims', {
      variants: [
        { when: { use: 'any-plan' }, title: 'One' },
        { when: { use: 'current-plan' }, title: 'Two' },
      ],
    }),
  ],
  [
    ...(['overlap', /"not-found" and "not-found-too"/, 'errors'] as const),
    add({
      id: 'not-found-too',
      status: 404,
      heading: 'No',
      tips: [],
      links: [{ id: 'a', title: 'A', target: '/contact-us' }],
    }),
    /anybody/,
  ],
  [
    'gap',
    /status 404/,
    'errors',
    set('not-found', { showWhen: { use: 'signed-in' } }),
    /has not finished|is signed out/,
  ],
  ['gap', /"tty" without a line/, 'contact', set('tty', { lines: [] }), /anybody/],
  [
    ...(['refused-link', /"news" to \/claims.*"has-any-plan"/, 'alerts'] as const),
    add({ ...alert, content: 'See [your claims](/claims).', showWhen: { use: 'signed-in' } }),
    /has no coverage/,
  ],
  [
    ...(['hard-words', /reads at school grade/, 'alerts'] as const),
    add({
      ...alert,
      content: 'Eligibility determinations necessitate supplementary documentation from participating organizations.',
    }),
  ],
  ['past-date', /since 2026-11-20/, 'alerts', add({ ...alert, until: '2026-11-20' })],
  [
    'redundant-part',
    /no member makes a difference/,
    'alerts',
    add({ ...alert, showWhen: { all: [{ use: 'signed-in' }, { use: 'subscriber' }] } }),
  ],
  [
    ...(['unused-name', /named condition "idle"/, 'conditions'] as const),
    { set: { conditions: { idle: { description: 'Idle', when: { use: 'subscriber' } } } } },
  ],
  [
    ...(['unused-name', /segment "idle"/, 'segments'] as const),
    { set: { segments: { idle: { description: 'Idle', of: 'groupId', values: ['1'] } } } },
  ],
  [
    ...(['idle-invariant', /"idle" is about nothing/, 'invariants'] as const),
    add({ id: 'idle', because: 'Nothing', rule: 'never', what: { linkTo: ['/nowhere'] } }),
  ],
  ['changes-nothing', /set claims title/, 'menus', set('claims', { title: 'Claims' })],
  [
    ...(['refused-step', /"early" leads to \/pharmacy/, 'journey'] as const),
    {
      changes: [
        {
          change: 'add',
          before: 'home',
          item: { id: 'early', do: 'go', to: '/pharmacy', showWhen: { use: 'signing-in' } },
        },
      ],
    },
    /not in "pharmacy-program"/,
  ],
]

/** The brand's own file with other fields. */
const own = (fields: JsonObject): JsonObject => {
  const { set: said } = JSON.parse(files.find(({ path }) => path.endsWith('first/brand.json'))?.text ?? '')
  return { set: { ...said, ...fields } }
}

/** Edits after which members are sent to a place that does not open to them, or that no link leads to any more. */
const lostWays: readonly {
  row: string
  code: string
  says: RegExp
  file: string
  content: JsonObject
  somebody: RegExp
}[] = [
  {
    ...{ row: '[CHECK-02]', code: 'refused-landing', file: 'brand', somebody: /is signed in/ },
    says: /begins at \/benefits\/referrals, where some get the error page 403/,
    content: own({ defaultRoute: '/benefits/referrals' }),
  },
  {
    ...{ row: '[CHECK-02]', code: 'refused-landing', file: 'brand', somebody: /more than one group/ },
    says: /"Change group" leads at \/pharmacy/,
    content: own({ changeGroupRoute: '/pharmacy' }),
  },
  {
    ...{ row: '[CHECK-02]', code: 'no-reason', file: 'routes', somebody: /medical plan/ },
    says: /The guard "has-medical" sends some to \/login-as, which does not open to them; .*status 418/,
    content: { changes: [otherwise('staff', { error: 418 }), otherwise('has-medical', { redirect: '/login-as' })] },
  },
  {
    ...{ row: '[CHECK-03]', code: 'unreached', file: 'pages', somebody: /coverage/ },
    says: /Nobody reaches \/benefits\/certificate-of-coverage by links.*Without that, it is reached by everyone/,
    content: { changes: [{ change: 'remove', id: 'handbooks-certificate' }] },
  },
]

describe('the shipped manifests', () => {
  it('have neither errors nor warnings', () => {
    expect(findingsWith().filter(({ severity }) => severity === 'warning')).toEqual([])
  })
  it.each(edits)(
    'would have a finding "%s" that says %s after an edit of %s',
    (code, says, file, content, somebody) => {
      const found = findingsWith(`first/${file}.json`, content).filter(finding => finding.code === code)
      expect(found).toContainEqual(expect.objectContaining({ says: expect.stringMatching(says) }))
      if (somebody) expect(found.find(finding => says.test(finding.says))?.somebody).toMatch(somebody)
    },
  )
  it('would have no finding about a rule that forbids a kind of step which no brand has yet, unless it is about nobody', () => {
    const nobody = { all: [{ use: 'signed-out' }, { relationship: ['dependent'] }] }
    const found = (who?: JsonObject) => {
      const rule = { id: 'ahead', because: 'Nothing', rule: 'never', what: { stepKind: ['acknowledge'] } }
      return findingsWith('first/invariants.json', add({ ...rule, ...(who && { who }) }))
        .filter(({ code, says }) => code === 'idle-invariant' && says.includes('"ahead"'))
        .map(({ says }) => says)
    }
    expect(found()).toEqual([])
    expect(found(nobody)).toEqual([expect.stringContaining('is about nobody')])
  })
  it('[CHECK-11] would have warnings at the edit of a brand that causes them, and say second what they are about', () => {
    const narrower = { all: [{ in: 'pharmacy-program' }, { dental: ['active'] }] }
    const edit = set('has-pharmacy-program', { allow: narrower })
    const [warning, ...others] = findingsWith('first/routes.json', edit).filter(
      ({ severity }) => severity === 'warning',
    )
    expect(others).toEqual([])
    expect(warning).toMatchObject({
      file: 'manifests/first/routes.json',
      says: expect.stringMatching(
        /^With a new "allow" for "has-pharmacy-program": Some who see the link .*base\/\w+\.json:\d+/,
      ),
    })
  })
  it.each(lostWays)('$row would have a finding "$code" that says $says', ({ code, says, file, content, somebody }) => {
    const found = findingsWith(`first/${file}.json`, content).filter(finding => finding.code === code)
    expect(found).toContainEqual(expect.objectContaining({ says: expect.stringMatching(says), severity: 'warning' }))
    expect(found.map(finding => finding.somebody).join()).toMatch(somebody)
  })
  it('[CHECK-03] would say at which width a page is lost, who reached it before, and by which line', () => {
    const target = { id: 'handbooks-certificate', fields: { target: '/benefits/handbooks' } }
    const found = (edits: JsonObject[], file: string) =>
      findingsWith(`first/${file}.json`, { changes: edits }).filter(({ code }) => code === 'unreached')
    expect(found([{ change: 'set', ...target }], 'pages')).toMatchObject([
      {
        file: 'manifests/first/pages.json',
        says: expect.stringMatching(/Without that, it is reached by everyone who .* coverage/),
      },
    ])
    const onPhones = { id: 'benefits-handbooks', fields: { showWhen: { viewport: ['phone'] } } }
    const lost = found([{ change: 'set', ...onPhones }], 'menus')
    expect(lost.map(({ says }) => says)).toContainEqual(
      expect.stringMatching(/Nobody who uses a tablet or uses a desktop reaches \/benefits\/handbooks by links/),
    )
    expect(new Set(lost.map(({ file }) => file))).toEqual(new Set(['manifests/first/menus.json']))
  })
  it('would say what every brand says alike', () => {
    const same = ['first', 'senior', 'medical-dental', 'regional'].map(brand => ({
      path: `manifests/${brand}/alerts.json`,
      text: JSON.stringify(add(alert)),
    }))
    const found = analyseManifests(checkManifests([...files, ...same], imageAddress), '2026-11-21')
    expect(found.filter(({ code }) => code === 'same-everywhere').map(({ file }) => file)).toEqual(
      same.map(({ path }) => path).toSorted(),
    )
  })
})
