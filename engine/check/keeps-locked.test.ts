import { describe, expect, it } from 'vitest'
import { anyImage, sampleFiles, sampleWords } from '../testing/sample-files.ts'
import { checkManifests } from './check-manifests.ts'

const all = ['present', 'shown', 'words', 'target', 'dismissible']

/** Base with one alert and one link below an item, locked as given, and a brand that changes them. */
function told(locked: readonly string[], changes: object, surface = 'alerts') {
  const alert = {
    id: 'notice',
    type: 'warning',
    title: 'Notice',
    content: 'Words of the law.',
    canDismiss: false,
    locked,
    showWhen: { use: 'covered' },
  }
  const inside = {
    id: 'pages',
    block: 'info-banner',
    column: 'full',
    title: 'Rights',
    body: 'Yours.',
    links: [{ id: 'rights', title: 'Your rights', target: 'https://sample.example/rights', locked }],
  }
  const base = { alerts: { items: [alert] }, home: { items: [inside] } }
  const files = [
    ...sampleFiles().filter(
      ({ path }) => !/(alerts|home|conditions)\.json$/.test(path) || path.includes('base/conditions'),
    ),
    ...Object.entries(base).map(([name, value]) => ({
      path: `manifests/base/${name}.json`,
      text: JSON.stringify(value, undefined, 2),
    })),
    { path: `manifests/sample/${surface}.json`, text: JSON.stringify(changes, undefined, 2) },
  ]
  return checkManifests(files, anyImage, undefined, undefined, sampleWords).diagnostics.map(
    ({ file, found }) => `${file} ${found}`,
  )
}

const set = (fields: object, id = 'notice') => ({ changes: [{ change: 'set', id, fields }] })

/** What a brand might do to it, by what that touches. */
const deeds: [lock: string, changes: object, surface?: string][] = [
  ['present', { changes: [{ change: 'remove', id: 'notice' }] }],
  ['present', { changes: [{ change: 'remove', id: 'pages' }] }, 'home'],
  ['present', { changes: [{ change: 'set', id: 'pages', fields: { links: [] } }] }, 'home'],
  ['present', { set: { items: [] } }],
  ['shown', set({ showWhen: { use: 'covered' }, from: '2026-01-01' })],
  ['shown', set({ showWhen: null })],
  ['shown', set({ showWhen: { session: ['full'] } }, 'pages'), 'home'],
  [
    'shown',
    set(
      { variants: [{ when: { session: ['full'] }, links: [{ id: 'rights', title: 'Your rights', target: '/home' }] }] },
      'pages',
    ),
    'home',
  ],
  [
    'shown',
    { set: { conditions: { covered: { description: 'Nobody', when: { memberStatus: ['termed'] } } } } },
    'conditions',
  ],
  ['words', set({ title: 'Other words' })],
  ['words', set({ content: 'Other words.' })],
  ['words', set({ variants: [{ when: { session: ['full'] }, title: 'Other words' }] })],
  ['words', set({ title: 'Other words' }, 'rights'), 'home'],
  ['target', set({ target: '/home' }, 'rights'), 'home'],
  ['target', set({ newTab: true }, 'rights'), 'home'],
  ['target', set({ variants: [{ when: { session: ['full'] }, target: '/home' }] }, 'rights'), 'home'],
  ['dismissible', set({ canDismiss: true })],
  ['dismissible', set({ variants: [{ when: { session: ['full'] }, canDismiss: true }] })],
]

describe('[CHECK-13] what a brand does to a locked item', () => {
  it.each(deeds)('is refused once, in its own file, where "%s" is locked: %j', (lock, changes, surface = 'alerts') => {
    const [first, ...more] = told([lock], changes, surface)
    expect(more).toEqual([])
    expect(first).toMatch(new RegExp(`^manifests/sample/${surface}\\.json `))
  })

  it.each(deeds)('is free where all but "%s" is locked: %j', (lock, changes, surface = 'alerts') => {
    const others = all.filter(other => other !== lock)
    const refused = told(others, changes, surface)
    // A list without the item, and one in its place, touch more than one part of it.
    if (lock !== 'present' && !JSON.stringify(changes).includes('"links"')) expect(refused).toEqual([])
  })

  it('leaves alone what nobody locked', () => {
    expect(told(all, { changes: [{ change: 'set', id: 'notice', fields: { type: 'info' } }] })).toEqual([])
  })
})
