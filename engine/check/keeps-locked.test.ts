import { describe, expect, it } from 'vitest'
import { anyImage, sampleFiles, sampleWords } from '../testing/sample-files.ts'
import { checkManifests } from './check-manifests.ts'

const all = ['present', 'shown', 'words', 'target', 'dismissible']

/** Base with one alert and one link below an item, locked as given, and a brand that changes them. */
function placed(locked: readonly string[], changes: object, surface = 'alerts') {
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
    showWhen: { use: 'around' },
    links: [{ id: 'rights', title: 'Your rights', target: 'https://sample.example/rights', locked }],
  }
  const covered = {
    description: 'Whose coverage runs',
    when: { any: [{ memberStatus: ['active'] }, { in: 'pioneers' }] },
  }
  const around = { description: 'Who is signed in', when: { session: ['full'] } }
  const base = {
    alerts: { items: [alert] },
    home: { items: [inside] },
    conditions: { conditions: { covered, around } },
  }
  const files = [
    ...sampleFiles().filter(({ path }) => !/(alerts|home|conditions)\.json$/.test(path)),
    ...Object.entries(base).map(([name, value]) => ({
      path: `manifests/base/${name}.json`,
      text: JSON.stringify(value, undefined, 2),
    })),
    { path: `manifests/sample/${surface}.json`, text: JSON.stringify(changes, undefined, 2) },
  ]
  return checkManifests(files, anyImage, undefined, undefined, sampleWords).diagnostics
}

const told = (...given: Parameters<typeof placed>) => placed(...given).map(({ file, found }) => `${file} ${found}`)

const lineOf = (changes: object, text: string) =>
  JSON.stringify(changes, undefined, 2)
    .split('\n')
    .findIndex(line => line.includes(text)) + 1

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
  [
    'shown',
    { set: { conditions: { around: { description: 'Nobody', when: { memberStatus: ['termed'] } } } } },
    'conditions',
  ],
  ['shown', { set: { segments: { pioneers: { values: ['G3'] } } } }, 'segments'],
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

  it('is told at the change that adds it elsewhere, where it may be removed but not be shown otherwise', () => {
    const item = { id: 'rights', title: 'Your rights', target: '/home' }
    const other = { id: 'rest', block: 'info-banner', column: 'full', title: 'Rest', body: 'Ours.', links: [item] }
    const changes = [
      { change: 'set', id: 'pages', fields: { title: 'Your rights' } },
      { change: 'remove', id: 'rights' },
      { change: 'add', item: other },
    ]
    const [first, ...more] = placed(['shown'], { changes }, 'home')
    expect(more).toEqual([])
    expect(first?.line).toBe(lineOf({ changes }, '"change": "add"') - 1)
    expect(first?.mend?.certain).toBe(false)
  })

  it('leaves alone what nobody locked', () => {
    expect(told(all, { changes: [{ change: 'set', id: 'notice', fields: { type: 'info' } }] })).toEqual([])
  })
})
