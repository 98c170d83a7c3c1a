import { realpath, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { manifestsCopy } from '../cli/testing/manifests-copy.ts'
import { documentOf } from './brand-schemas.ts'
import { ManifestLanguage } from './manifest-language.ts'

/** The language over a folder, and questions about a text as if an editor had it open there: `|` is the cursor. */
async function opened(folder: string) {
  const language = await ManifestLanguage.of(folder)
  const at = (file: string, marked: string) => {
    const path = join(folder, file)
    const text = marked.replace('|', '')
    language.say(path, text)
    return { path, position: documentOf('', text).positionAt(marked.indexOf('|')) }
  }
  const items = async (file: string, marked: string) => {
    const { path, position } = at(file, marked)
    return (await language.completions(path, position))?.items ?? []
  }
  return {
    language,
    items,
    async offered(file: string, marked: string) {
      const found = await items(file, marked)
      return found.map(({ label }) => label.replaceAll('"', ''))
    },
    async hover(file: string, marked: string) {
      const { path, position } = at(file, marked)
      // Markdown with backslashes before signs of its own.
      return JSON.stringify((await language.hover(path, position))?.contents ?? '').replaceAll('\\', '')
    },
  }
}

it('[CHECK-21] completes the names of base and of the own brand, and of no other', async () => {
  await using manifests = await manifestsCopy()
  const { offered } = await opened(manifests.folder)
  const target = '{ "changes": [{ "change": "set", "id": "claims", "fields": { "target": "|" } }] }'
  expect(await offered('regional/menus.json', target)).toEqual(
    expect.arrayContaining(['/claims', '/find-care/find-a-dentist']),
  )
  const ofFirst = await offered('first/menus.json', target)
  expect(ofFirst).toContain('/claims')
  expect(ofFirst).not.toContain('/find-care/find-a-dentist')
  const id = '{ "changes": [{ "change": "move", "id": "|" }] }'
  expect(await offered('first/contact.json', id)).toEqual(expect.arrayContaining(['medical', 'tty']))
  const use = '{ "items": [{ "showWhen": { "use": "|" } }] }'
  expect(await offered('base/alerts.json', use)).toContain('current-plan')
  const own = await offered('regional/alerts.json', use)
  const ofOthers = await offered('senior/alerts.json', use)
  const regional = JSON.parse(await manifests.read('regional/conditions.json'))
  const [named = ''] = Object.keys(regional.set.conditions)
  expect(own).toContain(named)
  if (!Object.hasOwn(JSON.parse(await manifests.read('base/conditions.json')).conditions, named))
    expect(ofOthers).not.toContain(named)
})

it('[CHECK-21] offers what a brand says at once, saved or not', async () => {
  await using manifests = await manifestsCopy()
  const { language, offered } = await opened(manifests.folder)
  const use = '{ "items": [{ "showWhen": { "use": "|" } }] }'
  expect(await offered('senior/alerts.json', use)).not.toContain('in-the-pilot')
  language.say(
    join(manifests.folder, 'senior/conditions.json'),
    // Not even a right file: the end is still to be written.
    '{ "set": { "conditions": { "in-the-pilot": { "description": "Who tries it.", "when": { "session": ["full"] } }',
  )
  expect(await offered('senior/alerts.json', use)).toContain('in-the-pilot')
  expect(await offered('first/alerts.json', use)).not.toContain('in-the-pilot')
  const added =
    '{ "changes": [{ "change": "add", "item": { "id": "news", "title": "News" } }, { "change": "move", "id": "|" }] }'
  expect(await offered('senior/menus.json', added)).toContain('news')
})

it('[CHECK-21] says in words what a named condition, a segment and an item stand for', async () => {
  await using manifests = await manifestsCopy()
  const { hover } = await opened(manifests.folder)
  const conditions = JSON.parse(await manifests.read('base/conditions.json')).conditions
  const segments = JSON.parse(await manifests.read('base/segments.json')).segments
  const use = await hover('first/alerts.json', '{ "items": [{ "showWhen": { "use": "ter|med" } }] }')
  expect(use).toContain(conditions.termed.description)
  const [segment = ''] = Object.keys(segments)
  const inside = await hover(
    'first/alerts.json',
    `{ "items": [{ "showWhen": { "in": "${segment.slice(0, 2)}|${segment.slice(2)}" } }] }`,
  )
  expect(inside).toContain(segments[segment].description)
  const item = await hover('first/menus.json', '{ "changes": [{ "change": "remove", "id": "cla|ims" }] }')
  expect(item).toContain('Claims')
})

it('[CHECK-21] offers the images of the folder, and how addresses of elsewhere begin', async () => {
  await using manifests = await manifestsCopy()
  const { offered } = await opened(manifests.folder)
  const images = await offered('first/brand.json', '{ "set": { "images": { "logo": { "src": "|" } } } }')
  expect(images).toEqual(expect.arrayContaining(['logo.svg', 'footer.svg']))
  expect(images).not.toContain('lantern.svg')
  const target = '{ "changes": [{ "change": "set", "id": "claims", "fields": { "target": "|" } }] }'
  expect(await offered('first/menus.json', target)).toEqual(expect.arrayContaining(['https:', 'tel:', 'mailto:']))
})

it('[CHECK-27] offers groups and programs by the names that were pulled, each where its kind belongs', async () => {
  await using manifests = await manifestsCopy()
  const names = join(manifests.folder, 'names.json')
  const list = (of: string) => `{ "segments": { "few": { "of": "${of}", "values": ["|"] } } }`
  await writeFile(names, '{}')
  const { language, offered, hover, items } = await opened(manifests.folder)
  expect(await offered('base/segments.json', list('groupId'))).toEqual([])
  await writeFile(
    names,
    JSON.stringify({ groupId: { 20000001: 'Weavers of Linn' }, programId: { 8: 'Ask a midwife', 9: 'Swim' } }),
  )
  await language.readAgain()
  const inSet = (content: string) => content.replace(/^{/, '{ "set": {').replace(/}$/, '} }')
  for (const [file, form] of [['base', String] as const, ['first', inSet] as const].map(
    ([folder, of]) => [`${folder}/segments.json`, of] as const,
  )) {
    expect(await offered(file, form(list('groupId')))).toEqual(['Weavers of Linn (20000001)'])
    expect(await offered(file, form(list('programId')))).toEqual(['Ask a midwife (8)', 'Swim (9)'])
    expect(await offered(file, form(list('parentGroupId')))).toEqual([])
  }
  const [group] = await items('base/segments.json', list('groupId'))
  // Found by either, written as the id.
  expect(group).toMatchObject({
    filterText: '"20000001" Weavers of Linn',
    textEdit: { newText: '"20000001"' },
  })
  const block = '{ "pages": [{ "id": "a", "blocks": [{ "id": "b", "block": "program", "program": | }] }] }'
  expect(await offered('first/pages.json', block)).toEqual(['Ask a midwife (8)', 'Swim (9)'])
  const [program] = await items('first/pages.json', block)
  expect(program).toMatchObject({ textEdit: { newText: '8' } })
  expect(await hover('base/segments.json', list('groupId').replace('|', '2000|0001'))).toContain('Weavers of Linn')
})

it('[CHECK-21] marks what the check would say, of texts that are not saved', async () => {
  await using manifests = await manifestsCopy()
  const folder = await realpath(manifests.folder)
  const language = await ManifestLanguage.of(folder)
  expect(language.mistakes().size).toBe(0)
  const path = join(folder, 'senior/theme.json')
  language.say(path, (await manifests.read('senior/theme.json')).replace('"colors"', '"colours"'))
  expect([...language.mistakes()].map(([file, own]) => [file, own.map(({ found }) => found)])).toEqual([
    [path, ['the field "colours"']],
  ])
  language.say(path, undefined)
  expect(language.mistakes().size).toBe(0)
})

it('[LOCALE-01] completes ids and keys of words in any other language, and shows those of English', async () => {
  await using manifests = await manifestsCopy()
  const { offered, hover } = await opened(manifests.folder)
  expect(
    await offered('base/menus.es.json', '{ "items": { "claims": { "|" } } }').then(keys => keys.toSorted()),
  ).toEqual(['title', 'variants'])
  expect(await offered('base/text.vi.json', '{ "shell": { "|" } }')).toContain('tagline')
  expect(await hover('base/menus.es.json', '{ "items": { "claims": { "ti|tle": "Reclamaciones" } } }')).toContain(
    'In English: Claims',
  )
  // What a brand adds itself is offered in its own files.
  const { changes } = JSON.parse(await manifests.read('regional/menus.json'))
  const added = changes.find(({ change }: { change: string }) => change === 'add').item.id
  expect(await offered('regional/menus.es.json', '{ "items": { "|" } }')).toContain(added)
  expect(await offered('senior/menus.es.json', '{ "items": { "|" } }')).not.toContain(added)
})
