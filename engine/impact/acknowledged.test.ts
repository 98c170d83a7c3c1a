import { expect, it } from 'vitest'
import { checkManifests } from '../check/check-manifests.ts'
import { explainPart } from '../explain/explain-part.ts'
import { asJsonObject, type JsonObject } from '../json.ts'
import { MemberSpace } from '../members/member-space.ts'
import { registry } from '../members/registry.ts'
import { manifestParts } from '../parts/manifest-parts.ts'
import { know } from '../state.ts'
import { stateOf } from '../testing/member-state.ts'
import { anyImage, sampleFiles, sampleWords } from '../testing/sample-files.ts'
import { impact } from './impact.ts'

const listOf = (value: unknown): JsonObject[] => (Array.isArray(value) ? value.map(asJsonObject) : [])

const text = (id: string, words: string) => ({
  id,
  title: id,
  heading: id,
  blocks: [{ id: `${id}-words`, block: 'prose', body: words }],
})

/** The sample's files, where members acknowledge a text while they sign in. */
function asking(page: string, words = 'What we ask of you.') {
  const edits: { readonly [path: string]: (root: JsonObject) => JsonObject } = {
    'manifests/base/routes.json': root => ({
      ...root,
      routes: [
        ...listOf(root.routes),
        { id: 'asked', path: '/asked/:page', screen: 'acknowledgement', guards: [], title: 'Please read' },
      ],
    }),
    'manifests/base/pages.json': root => ({
      ...root,
      pages: [...listOf(root.pages), text('terms', words), text('consent', 'Yes?')],
    }),
    'manifests/base/journey.json': root => ({
      ...root,
      steps: [{ id: 'ask', do: 'acknowledge', page }, ...listOf(root.steps)],
    }),
  }
  const files = sampleFiles().map(file => {
    const edit = edits[file.path]
    return edit ? { ...file, text: JSON.stringify(edit(asJsonObject(JSON.parse(file.text))), undefined, 2) } : file
  })
  const checked = checkManifests(files, anyImage, undefined, undefined, sampleWords)
  expect(checked.diagnostics).toEqual([])
  return checked
}

const toldOf = (before: ReturnType<typeof asking>, after: ReturnType<typeof asking>) =>
  impact(before, after, { registry, since: '2026-01-01' }).brands.flatMap(({ impacts }) =>
    impacts.flatMap(({ affected }) => affected.flatMap(({ changes }) => changes)),
  )

it('[CHECK-25] tells nothing where the same text is to be acknowledged', () => {
  expect(toldOf(asking('terms'), asking('terms'))).toEqual([])
})

it('[CHECK-25] tells of another text to be acknowledged, before all that follows it', () => {
  const changes = toldOf(asking('terms'), asking('consent')).filter(({ surface }) => surface === 'journey')
  expect(changes.map(({ before, after }) => [before, after])).toContainEqual([
    'acknowledge terms, then /home',
    'acknowledge consent, then /home',
  ])
})

it('[CHECK-25] tells of an edit of the text to those who are asked to acknowledge it', () => {
  expect(toldOf(asking('terms'), asking('terms', 'Something else.'))).toContainEqual(
    expect.objectContaining({ surface: 'pages', page: 'terms', after: 'Something else.' }),
  )
})

it('[CHECK-25] explains a text on its screen, and steps behind it as taken once it is acknowledged', () => {
  const manifest = asking('terms').brands[0]?.manifest
  if (!manifest) throw new Error('There is no brand')
  const scope = { conditions: manifest.conditions.conditions, segments: manifest.segments.segments }
  const space = new MemberSpace(registry, scope.segments)
  const parts = manifestParts(manifest, space)
  const { facts, open, today } = know(stateOf({ facts: { session: 'temporary', accountStatus: 'ACT' } }))
  const explained = (key: string) => {
    const part = parts.find(each => each.key === key)
    if (!part) throw new Error(`There is no ${key}`)
    return explainPart(part, parts, space, { scope, member: { facts, open, today }, placeOf: () => undefined })
  }
  expect(explained('pages/terms/terms-words').shown).toBe(true)
  expect(explained('journey/home').shown).toBe(true)
})
