import { documentOf } from './main-of.ts'

/** What is the same in every language: addresses and kinds of files. */
const everywhere = /\S+@\S+|\S+\.(?:example|com)\S*|\b(?:PDF|AM|PM|TTY|ID)\b/g

const namedParts = ['aria-label', 'alt', 'title', 'placeholder']

/**
 * The words of a page outside of brackets, in which the pseudo-language puts those of manifests, each with its place. Excepted
 * are what the member and the gateway say, which is the data that comes with the page; parts in another language, by their `lang`;
 * the brand's name; and what is the same everywhere.
 */
export function wordsOutside(html: string, brandName: string): string[] {
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
    ...judge(unbracketed(page.title).replace(brandName, ''), 'title'),
    ...(depth === 0 ? [] : ['a bracket is cut']),
  ]
}

/** NodeFilter.SHOW_TEXT, which Node does not have. */
export const textNodes = 4

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
