import { describe, expect, it } from 'vitest'
import { checkManifests } from '../../engine/check/check-manifests.ts'
import { CheckMemory } from '../../engine/check/check-memory.ts'
import { applyEdit } from '../../engine/check/edit.ts'
import type { JsonObject } from '../../engine/json.ts'
import { manifestFiles, manifestsFolder } from '../../server/content/manifest-files.ts'

const shipped = await manifestFiles(manifestsFolder({}))
const base = shipped.files.filter(({ path }) => path.includes('/base/'))

/** What the checks share: an edit costs what it can touch. */
const memory = new CheckMemory()

/** The check of a shipped brand with another text of one of its files. */
function checkWith(file: string, text: string) {
  const [folder = ''] = file.split('/')
  const own = shipped.files.filter(({ path }) => path.includes(`/${folder}/`) && !path.endsWith(`/${file}`))
  return checkManifests([...base, ...own, { path: `manifests/${file}`, text }], shipped.imageAddress, memory)
    .diagnostics
}

const overlay = (...changes: JsonObject[]): string => JSON.stringify({ changes }, undefined, 2)
const set = (id: string, fields: JsonObject): JsonObject => ({ change: 'set', id, fields })
const remove = (id: string): JsonObject => ({ change: 'remove', id })

/** Edits that break something which base says: what breaks is in base, the edit is to blame. */
const edits: readonly (readonly [what: string, file: string, text: string, line: string, words: RegExp])[] = [
  [
    'a removed route',
    'first/routes.json',
    overlay(remove('claims')),
    '"claims"',
    /^"remove" of "claims": with it "\/claims"/,
  ],
  [
    'a route that moved',
    'first/routes.json',
    overlay(set('claims', { title: 'Bills', path: '/bills' })),
    '"path"',
    /^a new "path" for "claims": with it "\/claims".*base\/\w+\.json:\d+:\d+ and \d+ more places/,
  ],
  [
    'a removed block',
    'first/home.json',
    overlay(set('tools', { title: 'Shortcuts' }), remove('recent-claims')),
    '"recent-claims"',
    /^"remove" of "recent-claims": with it no item "home\/recent-claims"/,
  ],
  [
    'a hidden link',
    'first/home.json',
    overlay(set('member-info-benefits', { showWhen: { use: 'coming-plans-only' } })),
    '"showWhen"',
    /^a new "showWhen" for "member-info-benefits"/,
  ],
  [
    'a hidden alert',
    'first/alerts.json',
    overlay(set('not-enrolled', { until: '2030-01-01' })),
    '"until"',
    /^a new "until" for "not-enrolled": with it "not-enrolled" of alerts\.json missing.*on January 2, 2030/,
  ],
  [
    'a guard that was dropped',
    'first/routes.json',
    overlay(set('eobs', { guards: ['signed-in'] })),
    '"guards"',
    /^a new "guards" for "eobs": with it the screen at \/eobs.*is a dependent.*first\/routes\.json/,
  ],
  [
    'a tool whose program has its address in base',
    'first/tools.json',
    overlay({
      change: 'add',
      item: { id: 'walking', kind: 'program', program: 4711, showWhen: { use: 'termed' } },
    }),
    '"change": "add"',
    /^"add" of "walking": with it a link to \/benefits\/programs\/\{id\}.*base\/programs\.json/,
  ],
  [
    'a step that moved',
    'first/journey.json',
    overlay({ change: 'move', id: 'home', before: 'group-selection' }),
    '"change": "move"',
    /^"move" of "home": with it "showWhen" on the last step/,
  ],
  [
    'a named condition that base uses',
    'first/conditions.json',
    JSON.stringify(
      { set: { conditions: { subscriber: { description: 'Everybody', when: { use: 'signed-in' } } } } },
      undefined,
      2,
    ),
    '"subscriber"',
    /^a new "subscriber": with it a link to \/eobs.*base\/menus\.json/,
  ],
]

describe('[CHECK-11] blame', () => {
  it.each(edits)('is at the line of %s, and what it breaks is said second', (_, file, text, line, words) => {
    const diagnostics = checkWith(file, text)
    expect(diagnostics.map(({ file: where, found }) => ({ where, found }))).toEqual([
      { where: `manifests/${file}`, found: expect.stringMatching(words) },
    ])
    const [{ line: at = 0, mend } = {}] = diagnostics
    const wanted = text.split('\n').findIndex(each => each.includes(line))
    // A change begins up to two lines before the field that tells it apart.
    expect(wanted + 1 - at).toBeGreaterThanOrEqual(0)
    expect(wanted + 1 - at).toBeLessThanOrEqual(2)
    expect(mend?.certain).toBe(false)
    expect(checkWith(file, mend ? applyEdit(text, mend) : text)).toEqual([])
  })

  it('stays in base for what base does to every brand, whatever else a brand says', () => {
    const menus = base.find(({ path }) => path.endsWith('/menus.json'))?.text ?? ''
    const files = shipped.files.map(file =>
      file.path.endsWith('/base/menus.json') ? { ...file, text: menus.replace('"/claims"', '"/clams"') } : file,
    )
    const { diagnostics } = checkManifests(files, shipped.imageAddress)
    expect(diagnostics).toMatchObject([{ found: expect.stringMatching(/^"\/clams"/) }])
    expect(diagnostics[0]?.file).toMatch(/base\/menus\.json$/)
  })

  it('says once, in base, that it lost an item which brands change, with all that was in it', () => {
    const text = base.find(({ path }) => path.endsWith('/contact.json'))?.text ?? ''
    const contact: { sections: { id: string }[] } = JSON.parse(text)
    const sections = contact.sections.filter(({ id }) => id !== 'medical')
    const lost = JSON.stringify({ ...contact, sections }, undefined, 2)
    const files = shipped.files.map(file => (file.path.endsWith('/base/contact.json') ? { ...file, text: lost } : file))
    const { diagnostics } = checkManifests(files, shipped.imageAddress, memory)
    expect(diagnostics).toMatchObject([
      { found: expect.stringMatching(/^no item .*"medical", which first, medical-dental, regional and senior change/) },
    ])
    const [{ file, line } = { file: '', line: 0 }] = diagnostics
    expect(file).toMatch(/base\/contact\.json$/)
    expect(lost.split('\n')[line - 1]).toContain('"sections"')
  })

  it('is told at each of two edits that are both wrong, because neither mends the other', () => {
    const link = overlay({
      ...{ change: 'add', into: 'primary' },
      item: { id: 'settings-main', title: 'Settings', target: '/account/settings' },
    })
    const guard = overlay(set('account-settings', { guards: ['signed-in'] }))
    const said = { 'first/menus.json': link, 'first/routes.json': guard }
    const first = shipped.files.filter(({ path }) => path.includes('/first/'))
    const own = first.filter(({ path }) => !Object.keys(said).some(file => path.endsWith(`/${file}`)))
    const edited = Object.entries(said).map(([file, text]) => ({ path: `manifests/${file}`, text }))
    const { diagnostics } = checkManifests([...base, ...own, ...edited], shipped.imageAddress, memory)
    expect(diagnostics.map(({ file }) => file)).toEqual(Object.keys(said).map(file => `manifests/${file}`))
    for (const [file, text] of Object.entries(said)) expect(checkWith(file, text), file).toHaveLength(1)
  })

  it('names the first of two edits that break something together', () => {
    const diagnostics = checkWith(
      'first/home.json',
      overlay(remove('member-info-benefits'), set('tools', { title: 'Shortcuts' }), remove('yearly-amounts')),
    )
    expect(diagnostics.every(({ file }) => file === 'manifests/first/home.json')).toBe(true)
    expect(diagnostics.map(({ found }) => found)).toContainEqual(expect.stringMatching(/^"remove" of "yearly-amounts"/))
  })
})
