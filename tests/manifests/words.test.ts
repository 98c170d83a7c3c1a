import { describe, expect, it } from 'vitest'
import { analyseManifests } from '../../engine/analyse/analyse-manifests.ts'
import { checkManifests } from '../../engine/check/check-manifests.ts'
import { manifestFiles, manifestsFolder } from '../../server/content/manifest-files.ts'

const { files, imageAddress } = await manifestFiles(manifestsFolder())
const checked = checkManifests(files, imageAddress)
const brands = checked.brands.map(({ folder, manifest }) => ({ folder, manifest }))

/** The surfaces whose words members read. */
const surfaces = [
  'text',
  'home',
  'tools',
  'programs',
  'menus',
  'alerts',
  'contact',
  'errors',
  'pages',
  'footer',
] as const
type Merged = (typeof brands)[number]['manifest']

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}
const wordsOf = (manifest: Merged) => surfaces.flatMap(surface => stringsIn(manifest[surface]))

/** Items with a title that lead somewhere: the links that words may name. */
function linksIn(value: unknown): { id: string; title: string; target: string }[] {
  if (typeof value !== 'object' || value === null) return []
  const { id, title, target } = value as { id?: unknown; title?: unknown; target?: unknown }
  const own = typeof title === 'string' && typeof target === 'string' ? [{ id: String(id), title, target }] : []
  return [...own, ...Object.values(value).flatMap(linksIn)]
}
const linksOf = (manifest: Merged) => surfaces.flatMap(surface => linksIn(manifest[surface]))

const parsed = files.map(({ path, text }) => ({ folder: path.split('/').at(-2), content: JSON.parse(text) as unknown }))
const ofBase = parsed.filter(({ folder }) => folder === 'base').flatMap(({ content }) => linksIn(content))

/** The links of base, named by a phrase, that a brand takes out, and whose place and name no other link of the brand has. */
function hiddenOf(folder: string, manifest: Merged) {
  const changes = parsed.filter(file => file.folder === folder).flatMap(({ content }) => changesIn(content))
  const removed = new Set(changes.flatMap(({ change, id }) => (change === 'remove' ? [id] : [])))
  const kept = new Set(linksOf(manifest).flatMap(({ title, target }) => [title, target]))
  const isKept = ({ title, target }: { title: string; target: string }) => kept.has(title) || kept.has(target)
  return ofBase.filter(link => link.title.includes(' ') && removed.has(link.id) && !isKept(link))
}
const changesIn = (content: unknown) => (content as { changes?: { change: string; id: string }[] }).changes ?? []

describe.each(brands)('words of $folder', ({ folder, manifest }) => {
  it('[MEMBER-29] [OPEN-72] name no link that the brand hides', () => {
    const hidden = hiddenOf(folder, manifest)
    const kinds = new Map(manifest.routes.routes.map(({ path, screen }): [string, string] => [path, screen]))
    // A screen may say its own name: Create an account is the heading of what a hidden link led to.
    const named = hidden.flatMap(({ title, target }) => {
      const { [kinds.get(target) ?? '']: _own, ...others } = manifest.text
      const words = [...stringsIn(others), ...surfaces.slice(1).flatMap(surface => stringsIn(manifest[surface]))]
      return words.filter(text => text.toLowerCase().includes(title.toLowerCase())).map(text => `${title}: ${text}`)
    })
    expect(named).toEqual([])
  })

  it('[MEMBER-52] spell email one way', () => {
    expect(wordsOf(manifest).filter(text => /e-mail/i.test(text))).toEqual([])
  })

  it.each([
    /who you are to us/i,
    /where your plans stand/i,
    /so far\b/i,
    /provider right now is/i,
    /how we know that it is you/i,
    /yes, mail my card/i,
    /\bwhom\b/i,
    /\b(\w+) \1\b/i,
  ])('[MEMBER-52] say nothing stilted, and no word twice: %s', stilted => {
    expect(wordsOf(manifest).filter(text => stilted.test(text.replace(/\{\w+\}/g, '')))).toEqual([])
  })
})

it('[MEMBER-29] the forgot links are what the regional brand hides', () => {
  const regional = brands.find(({ folder }) => folder === 'regional')
  const hidden = regional ? hiddenOf('regional', regional.manifest).map(({ title }) => title) : []
  expect(hidden).toEqual(expect.arrayContaining(['Forgot username', 'Forgot password']))
})

it('[MEMBER-52] every text of members reads at grade 8 or below', () => {
  const hard = analyseManifests(checked, '2026-11-21').filter(({ code }) => code === 'hard-words')
  expect(hard.map(({ says }) => says)).toEqual([])
})
