import { buildSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
import { breakingChanges } from './breaking-changes.ts'

const before = `
  type Query { member: Member  kind: Kind! }
  type Member { name(short: Boolean, old: Int @deprecated(reason: "Nobody needs it, from 2026-10-01 on.")): String!  key: ID @deprecated(reason: "Use id. It goes on 2026-10-01.")  soon: ID @deprecated(reason: "Goes on 2027-01-01.")  whenever: ID @deprecated }
  enum Kind { ONE TWO THREE @deprecated(reason: "Goes on 2026-10-01.") }
  input Filter { word: String }
  directive @behind(screens: [String!]!) on FIELD_DEFINITION
  directive @short(signs: Int) on FIELD
`
const today = '2026-10-01'
const changelogOf = (line: string) =>
  `# Changelog\n\n## Unreleased\n\n${line}\n\n## 1.0\n- \`Member.soon\` \`Query\` goes.\n- Drawn anew: \`Kind\`\n`

/** What is said against replacing some text of the schema. */
function broken(from: string | RegExp, to: string, line = ''): Promise<string[]> {
  const after = buildSchema(before.replace(from, to))
  return breakingChanges(buildSchema(before), after, { today, changelog: changelogOf(line) })
}
const places = async (told: Promise<string[]>) => (await told).map(line => line.split(':')[0])

describe('a change of the schema', () => {
  it('[GRAPH-11] may add what it likes', async () => {
    expect(await broken('kind: Kind!', 'kind: Kind!  other(x: Int): Member')).toEqual([])
    expect(await broken('TWO', 'TWO FOUR')).toEqual([])
    expect(await broken('word: String', 'word: String  more: Int')).toEqual([])
  })

  it('[GRAPH-11] may change what marks the schema alone, as nobody who asks can write it', async () => {
    expect(await broken('[String!]!', '[Kind!]!')).toEqual([])
    expect(await places(broken('signs: Int', 'signs: Kind'))).toEqual(['@short.signs'])
  })

  it.each([
    ['takes a field away', 'kind: Kind!', '', 'Query.kind'],
    ['lets a field be null', 'kind: Kind!', 'kind: Kind', 'Query.kind'],
    ['takes an argument away', 'short: Boolean, ', '', 'Member.name.short'],
    ['needs an argument', 'short: Boolean', 'short: Boolean!', 'Member.name.short'],
    ['takes a value away', 'TWO', '', 'Kind.TWO'],
    ['needs a field of an input', 'word: String', 'word: String!', 'Filter.word'],
    ['takes away what was deprecated, before its day', /soon: .*(?=whenever)/, '', 'Member.soon'],
    ['takes away what was deprecated without a day', 'whenever: ID @deprecated', '', 'Member.whenever'],
  ])('[GRAPH-11] is refused when it %s, whatever the changelog says', async (_, from, to, place) => {
    expect(await places(broken(from, to))).toEqual([place])
    expect(await places(broken(from, to, `- \`${place}\` is gone.`))).toEqual([place])
  })

  it.each([
    [/key: .*(?=soon)/, '', 'Member.key'],
    [/, old: [^)]*\)/, '', 'Member.name.old'],
    [/THREE .*\)/, '', 'Kind.THREE'],
  ])(
    '[GRAPH-11] may take away what was deprecated until its day, when the changelog names it',
    async (from, to, place) => {
      expect(await broken(from, to)).toEqual([expect.stringContaining('Say so in CHANGELOG.md')])
      expect(await broken(from, to, `- \`${place}\` is gone.`)).toEqual([])
    },
  )

  it('[GRAPH-11] may draw a type anew where the changelog says so of that type, not of one released before', async () => {
    expect(await broken('TWO', '', '- Drawn anew: `Kind`.')).toEqual([])
    expect(await places(broken('TWO', '', '- Drawn anew: `Member`.'))).toEqual(['Kind.TWO'])
  })
})
