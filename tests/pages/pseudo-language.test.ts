import { afterAll, beforeAll, expect, it } from 'vitest'
import { pseudoFiles, pseudoTag } from '../../engine/languages/pseudo.ts'
import { englishMark, isMarked, withoutMarks } from '../../schema/english-mark.ts'
import { manifestFiles, manifestsFolder } from '../../server/content/manifest-files.ts'
import { checkedManifests, compiledManifests } from '../../server/content/read-manifests.ts'
import { first } from '../browser/support/brands.ts'
import { everyPage, type Opened } from './support/every-page.ts'
import { documentOf } from './support/main-of.ts'
import { type RealWorld, startRealWorld } from './support/real-portal.ts'
import { textNodes, wordsOutside } from './support/words-outside.ts'

let world: RealWorld
let pages: Opened[]
let english: string
beforeAll(async () => {
  world = await startRealWorld(await pseudoBrands())
  pages = await everyPage(world, first, { language: pseudoTag })
  english = (await (await world.portal(first.domainId)).visitor().open('/login')).text
}, 240_000)
afterAll(() => world.close())

/** The shipped brands, of which the first speaks the pseudo-language, too. */
async function pseudoBrands() {
  const { files, imageAddress } = await manifestFiles(manifestsFolder({}))
  const brand = checkedManifests({ files, imageAddress }).brands.find(({ folder }) => folder === first.folder)
  const place = files.find(({ path }) => path.endsWith(`/${first.folder}/brand.json`))
  if (!brand || !place) throw new Error('The brand is gone')
  const { set, ...rest } = JSON.parse(place.text)
  const own = [...pseudoFiles(brand.manifest)].map(([surface, words]) => ({
    path: place.path.replace('brand.json', `${surface}.${pseudoTag}.json`),
    text: JSON.stringify(words),
  }))
  const speaking = { ...place, text: JSON.stringify({ ...rest, set: { ...set, languages: [pseudoTag] } }) }
  return compiledManifests({ files: [...files.filter(file => file !== place), speaking, ...own], imageAddress })
}

it('every word of every screen stands in the manifests, or comes from the gateway', () => {
  expect(pages.length).toBeGreaterThan(60)
  expect(pages.filter(({ html }) => !html.includes(`<html lang="${pseudoTag}"`)).map(({ name }) => name)).toEqual([])
  expect(Object.fromEntries(pages.map(({ name, html }) => [name, wordsOutside(html, first.name)]))).toEqual(
    Object.fromEntries(pages.map(({ name }) => [name, []])),
  )
  // The same look finds the words of a page in English.
  expect(wordsOutside(english, first.name).length).toBeGreaterThan(20)
})

it('[LOCALE-06] what the gateway words is marked as English wherever it stands on a page of another language, and nothing else is', () => {
  const marked = pages.map(({ name, html }) => {
    const page = documentOf(html)
    const words: string[] = []
    JSON.parse(page.querySelector('#page-data')?.textContent ?? '{}', (_key, value: unknown) => {
      if (typeof value === 'string' && isMarked(value)) words.push(withoutMarks(value))
      return value
    })
    for (const element of page.body.querySelectorAll('script')) element.remove()
    const hasMark = page.body.innerHTML.includes(englishMark)
    const english = [...page.body.querySelectorAll('[lang="en"]')].map(element => element.textContent ?? '')
    for (const element of page.body.querySelectorAll('[lang]')) element.remove()
    const texts = page.createTreeWalker(page.body, textNodes)
    const others: string[] = []
    for (let node = texts.nextNode(); node; node = texts.nextNode()) others.push(node.textContent ?? '')
    return {
      ...{ name, count: english.length, hasMark },
      unmarked: others.filter(text => words.some(word => word.length > 3 && text.includes(word))),
      // Long words are cut, and a picture has its words aside.
      wrong: english.filter(text => !words.some(word => word.startsWith(text.replace(/…$/, '')))),
    }
  })
  expect(marked.filter(({ hasMark, unmarked, wrong }) => hasMark || unmarked.length + wrong.length > 0)).toEqual([])
  expect(marked.filter(({ count }) => count > 3).length).toBeGreaterThan(20)
})
