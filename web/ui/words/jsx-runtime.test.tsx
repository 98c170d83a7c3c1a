import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { englishMark } from '../../../schema/english-mark.ts'
import { fillParts } from './fill-parts.ts'
import { expectEnglishParts, jsx, jsxs } from './jsx-runtime.ts'
import { fill } from './say-from.ts'

const languages = [
  { tag: 'en-US', name: 'English' },
  { tag: 'fr-CA', name: 'Français' },
]
const english = (text: string) => englishMark + text
const html = (language: string, draw: () => ReturnType<typeof jsx>) => {
  expectEnglishParts({ language, languages })
  return renderToStaticMarkup(draw())
}
afterEach(() => expectEnglishParts({ language: 'en-US', languages: [] }))

it('[LOCALE-02] what has no words in the language of a page is marked as English, and nothing else', () => {
  const drawn = (draw: () => ReturnType<typeof jsx>) => html('fr-CA', draw)
  expect(drawn(() => jsx('h1', { children: english('Claims') }))).toBe('<h1 lang="en">Claims</h1>')
  expect(drawn(() => jsx('h1', { children: 'Demandes' }))).toBe('<h1>Demandes</h1>')
  expect(drawn(() => jsxs('p', { children: ['Voir : ', english('Claims'), jsx('b', { children: '2' })] }))).toBe(
    '<p>Voir : <span lang="en">Claims</span><b>2</b></p>',
  )
  expect(drawn(() => jsx('img', { alt: english('A seal'), src: '/a' }))).toContain(
    '<img alt="A seal" src="/a" lang="en"/>',
  )
  // The words within a sentence of the page's language are left unmarked where nobody says where they end, rather than the sentence marked as English.
  expect(drawn(() => jsx('p', { children: `Le champ ${english('Username')} manque` }))).toBe(
    '<p>Le champ Username manque</p>',
  )
  expect(drawn(() => jsx('nav', { 'aria-label': english('Menu'), children: 'Accueil' }))).toBe(
    '<nav aria-label="Menu">Accueil</nav>',
  )
})

it('[LOCALE-06] what stands in a sentence of the page is marked from where it begins to where it ends', () => {
  const drawn = (text: string) => html('fr-CA', () => jsx('p', { children: text }))
  const reason = english('Not covered.')
  expect(drawn(fill('Refusé : {reason}', { reason }))).toBe('<p>Refusé : <span lang="en">Not covered.</span></p>')
  expect(drawn(fill('{reason} est la raison', { reason }))).toBe(
    '<p><span lang="en">Not covered.</span> est la raison</p>',
  )
  expect(drawn(fill(english('Denied: {reason}'), { reason }))).toBe('<p lang="en">Denied: Not covered.</p>')
  const parts = () => jsx('p', { children: fillParts('Refusé : {reason} {more}', { reason, more: jsx('b', {}) }) })
  expect(html('fr-CA', parts)).toBe('<p>Refusé : <span lang="en">Not covered.</span> <b></b></p>')
  expect(drawn(fill('{name} est là', { name: 'Ana' }))).toBe('<p>Ana est là</p>')
})

it('nothing is looked for in English', () => {
  const props = { children: 'Claims' }
  expect(html('en-US', () => jsx('h1', props))).toBe('<h1>Claims</h1>')
})
