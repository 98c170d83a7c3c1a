import { afterAll, beforeAll, expect, it } from 'vitest'
import { pseudoFiles, pseudoTag } from '../../engine/languages/pseudo.ts'
import { manifestFiles, manifestsFolder } from '../../server/content/manifest-files.ts'
import { checkedManifests, compiledManifests } from '../../server/content/read-manifests.ts'
import { first } from '../browser/support/brands.ts'
import { everyPage, type Opened } from './support/every-page.ts'
import { documentOf } from './support/main-of.ts'
import { type RealWorld, startRealWorld } from './support/real-portal.ts'

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

/** What is the same in every language: addresses and kinds of files. */
const everywhere = /\S+@\S+|\S+\.(?:example|com)\S*|\b(?:PDF|AM|PM|TTY|ID)\b/g

const namedParts = ['aria-label', 'alt', 'title', 'placeholder']

/**
 * The words of a page outside of brackets, in which the pseudo-language puts those of manifests, each with its place. Excepted
 * are what the member and the gateway say, which is the data that comes with the page; parts in another language, by their `lang`;
 * the brand's name; and what is the same everywhere.
 */
function outside(html: string): string[] {
  const page = documentOf(html)
  const data = wordsOfData(page)
  const judge = (text: string, where: string) => {
    const words = (text.replaceAll(everywhere, ' ').match(/\p{L}{2,}/gu) ?? []).filter(
      word => !data.has(word.toLowerCase()),
    )
    return words.length > 0 ? [`${where}: ${words.join(' ')}`] : []
  }
  const isOurs = (element: Element) => element.closest('[lang]') === page.documentElement
  const named = namedParts.flatMap(name =>
    [...page.querySelectorAll(`[${name}]`)]
      .filter(isOurs)
      .flatMap(element => judge(unbracketed(element.getAttribute(name) ?? ''), `${name} of ${element.localName}`)),
  )
  for (const element of page.querySelectorAll('script, style, template, [lang]'))
    if (element !== page.documentElement) element.remove()
  let depth = 0
  const loose: string[] = []
  const texts = page.createTreeWalker(page.body, textNodes)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const where = `${node.parentElement?.localName} ${node.parentElement?.className}`
    let said = ''
    for (const letter of node.textContent ?? '') {
      if (letter === '⟦') depth += 1
      else if (letter === '⟧') depth -= 1
      else if (depth === 0) said += letter
      if (depth < 0) loose.push(`${where}: closes what nothing opens`)
    }
    loose.push(...judge(said, where))
  }
  return [
    ...named,
    ...loose,
    ...judge(unbracketed(page.title).replace(first.name, ''), 'title'),
    ...(depth === 0 ? [] : ['a bracket is cut']),
  ]
}

/** NodeFilter.SHOW_TEXT, which Node does not have. */
const textNodes = 4

const unbracketed = (text: string): string => text.replaceAll(/⟦[^⟦⟧]*⟧/g, '').replaceAll(/⟦[^⟦⟧]*⟧/g, '')

/** The words of the data that came with a page, without the manifests' part of it. */
function wordsOfData(page: Document): Set<string> {
  const words = new Set<string>()
  const collect = (value: unknown, key = ''): void => {
    if (key === 'shell' || key === 'view') return
    if (typeof value === 'string') for (const word of value.match(/\p{L}+/gu) ?? []) words.add(word.toLowerCase())
    else if (typeof value === 'object' && value !== null)
      for (const [name, inside] of Object.entries(value)) collect(inside, name)
  }
  collect(JSON.parse(page.querySelector('#page-data')?.textContent ?? '{}'))
  return words
}

it('every word of every screen stands in the manifests, or comes from the gateway', () => {
  expect(pages.length).toBeGreaterThan(60)
  expect(pages.filter(({ html }) => !html.includes(`<html lang="${pseudoTag}"`)).map(({ name }) => name)).toEqual([])
  expect(Object.fromEntries(pages.map(({ name, html }) => [name, outside(html)]))).toEqual(
    Object.fromEntries(pages.map(({ name }) => [name, []])),
  )
  // The same look finds the words of a page in English.
  expect(outside(english).length).toBeGreaterThan(20)
})
