import type { IncomingHttpHeaders } from 'node:http'
import { languageOf } from '../../engine/languages/language-files.ts'
import { cookieNames } from '../session/cookie-names.ts'

/**
 * What a request is for: a page, where the choice in the cookie counts before what the browser is set to, or data of a page
 * that is there already and says by Accept-Language in which language it is, whatever was chosen since in another tab.
 */
export type Asking = 'page' | 'data'

/**
 * The language in which a request is answered: one of `tags`, the first of which is meant where the request asks for none of
 * them (LOCALE-03). Everything in one answer is in this language (LOCALE-08).
 */
export function requestLanguage(tags: readonly string[], headers: IncomingHttpHeaders, asking: Asking): string {
  const chosen = () => chosenLanguage(tags, headers.cookie)
  const accepted = () => acceptedLanguage(tags, headers['accept-language'])
  return (asking === 'page' ? (chosen() ?? accepted()) : (accepted() ?? chosen())) ?? tags[0] ?? ''
}

const cookiePattern = new RegExp(`(?:^|;\\s*)${cookieNames.language}=([\\w-]+)`)

const chosenLanguage = (tags: readonly string[], cookie = ''): string | undefined => {
  const value = cookiePattern.exec(cookie)?.[1]
  return tags.find(tag => tag === value)
}

/** No browser's own list is longer. */
const longest = 500

/** The language that an Accept-Language header wants most: the whole tag before one that has only the language in common. */
function acceptedLanguage(tags: readonly string[], header: string | undefined): string | undefined {
  if (header === undefined || header.length > longest) return undefined
  const wanted = header
    .split(',')
    .map(entry => {
      const [range = '', ...parameters] = entry.split(';').map(part => part.trim())
      const quality = parameters.find(parameter => parameter.startsWith('q='))?.slice(2) ?? '1'
      return { range, quality: Number(quality) }
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
  for (const { range } of wanted) {
    const exact = tags.find(tag => tag.toLowerCase() === range.toLowerCase())
    const found = exact ?? tags.find(tag => sameLanguage(tag, range))
    if (found !== undefined) return found
  }
  return undefined
}

const sameLanguage = (tag: string, range: string) => languageOf(tag).toLowerCase() === languageOf(range).toLowerCase()
