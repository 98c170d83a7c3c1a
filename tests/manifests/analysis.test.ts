import { describe, expect, it } from 'vitest'
import { analyseManifests } from '../../engine/analyse/analyse-manifests.ts'
import { checkManifests } from '../../engine/check/check-manifests.ts'
import type { JsonObject } from '../../engine/json.ts'
import { manifestFiles, manifestsFolder } from '../../server/content/manifest-files.ts'
import { isSpecified } from './support/specified-brands.ts'

const { files: all, imageAddress } = await manifestFiles(manifestsFolder())
const files = all.filter(({ path }) => isSpecified(path))

/** What analysis finds in the shipped manifests, with one file more or replaced. */
function findingsWith(path?: string, content?: JsonObject) {
  const own = path === undefined ? [] : [{ path: `manifests/${path}`, text: JSON.stringify(content) }]
  const others = files.filter(file => path === undefined || !file.path.endsWith(path))
  const checked = checkManifests([...others, ...own], imageAddress)
  expect(checked.diagnostics).toEqual([])
  return analyseManifests(checked, '2026-11-21')
}

const set = (id: string, fields: JsonObject): JsonObject => ({ changes: [{ change: 'set', id, fields }] })
const add = (item: JsonObject): JsonObject => ({ changes: [{ change: 'add', item }] })
const alert = { id: 'news', type: 'info', title: 'News', content: 'News', canDismiss: true }

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
  it('[CHECK-11] would have warnings at the edit of a brand that causes them, and say second what they are about', () => {
    const edit = set('has-any-plan', { allow: { use: 'current-plan' } })
    const [warning, ...others] = findingsWith('first/routes.json', edit).filter(
      ({ severity }) => severity === 'warning',
    )
    expect(others).toEqual([])
    expect(warning).toMatchObject({
      file: 'manifests/first/routes.json',
      says: expect.stringMatching(
        /^With a new "allow" for "has-any-plan": Some who see the link .*base\/\w+\.json:\d+/,
      ),
    })
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
