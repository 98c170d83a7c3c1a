import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { manifestsCopy } from '../testing/manifests-copy.ts'
import { saidByPortal } from '../testing/said-by-portal.ts'

interface Listed {
  screen: string
  words: { words: string; place: string }[]
}
const listed = async (...args: string[]): Promise<Listed[]> =>
  JSON.parse((await saidByPortal(['words', ...args, '--json'])).out)

it('[MEMBER-52] lists what members of a brand read, screen by screen, with the file and line of each', async () => {
  const screens = await listed('regional')
  const of = (path: string) => screens.find(({ screen }) => screen === path)?.words ?? []
  const read = (path: string) => of(path).map(({ words }) => words)
  expect(read('on every screen')).toEqual(expect.arrayContaining(['Skip to main content', 'Log out']))
  expect(read('/home')).toEqual(expect.arrayContaining(['Hello, {firstName}', 'Quick access tools']))
  expect(read('/find-care/find-a-dentist')).toContain('Search for a dentist')
  expect(read('/claims')).toContain('No claims match your filters')
  const error = read('/error/:status')
  expect(error).toEqual(expect.arrayContaining(['Error code: 404 Not found', 'Reload the page.']))
  expect(error).not.toContain('reload')
  const tools = of('/home').find(({ words }) => words === 'Quick access tools')
  expect(tools?.place).toMatch(/^manifests\/regional\/home\.json:\d+:\d+$/)
})

it('lists each text once, and no address, id or condition', async () => {
  const places = (await listed('first')).flatMap(({ words }) => words)
  const texts = places.map(({ words }) => words)
  expect(texts.filter(words => words === 'Log in to your Member Dashboard').length).toBeLessThanOrEqual(2)
  expect(texts.filter(words => /^\/|^https?:|showWhen|^active$/.test(words))).toEqual([])
})

it('finds the texts with a word in them', async () => {
  const screens = await listed('first', '--with', 'LOG OUT')
  const texts = screens.flatMap(({ words }) => words.map(({ words: text }) => text))
  expect(texts.length).toBeGreaterThan(0)
  expect(texts.filter(text => !/log out/i.test(text))).toEqual([])
})

it('[LOCALE-12] lists words in a language of the brand, each where it is written', async () => {
  await using manifests = await manifestsCopy()
  await writeFile(
    join(manifests.folder, 'regional/home.es.json'),
    '{ "items": { "tools": { "title": "Utilidades" } } }',
  )
  const said = (...args: string[]) =>
    saidByPortal(['words', 'regional', '--json', ...args], { folder: manifests.folder })
  const home: Listed[] = JSON.parse((await said('--language', 'es', '--with', 'utilidades')).out)
  expect(home).toMatchObject([{ screen: '/home', words: [{ words: 'Utilidades' }] }])
  expect(home[0]?.words[0]?.place).toMatch(/regional\/home\.es\.json:1:34$/)
  expect((await said('--language', 'vi')).err).toContain('no language "vi"')
})
