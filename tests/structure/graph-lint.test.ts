import { resolve } from 'node:path'
import { ESLint, type Linter } from 'eslint'
import { parse, visit } from 'graphql'
import { beforeAll, describe, expect, it } from 'vitest'
import { schemaText } from '../../gateway-graph/build-schema.ts'

const top = resolve(import.meta.dirname, '../..')

describe('the text of the graph', () => {
  let lint: ESLint
  beforeAll(() => {
    lint = new ESLint({ cwd: top })
  })

  it.each(['gateway-graph/account/family.graphql', 'gateway-graph/schema.graphql', 'schema/generated/facts.graphql'])(
    '[GRAPH-10] rules on names, descriptions and Relay are on for %s, none switched off',
    async file => {
      const { rules = {} }: Linter.Config = await lint.calculateConfigForFile(file)
      const on = Object.entries(rules).filter(([, level]) => [level].flat()[0] === 2)
      const names = [
        'naming-convention',
        'no-typename-prefix',
        'input-name',
        'description-style',
        'require-description',
      ]
      const relay = ['no-hashtag-description', 'relay-arguments', 'relay-connection-types', 'relay-edge-types']
      expect(on.map(([name]) => name.replace('@graphql-eslint/', ''))).toEqual(
        expect.arrayContaining([...names, ...relay, 'relay-page-info', 'require-deprecation-reason']),
      )
    },
  )

  it('[GRAPH-10] is held to them: a name with its type in it, or without a description, is found', async () => {
    const text = 'extend type Viewer {\n  viewerName: String\n}\n'
    const [found] = await lint.lintText(text, { filePath: 'gateway-graph/account/family.graphql' })
    expect(found?.messages.map(({ ruleId }) => ruleId)).toEqual(
      expect.arrayContaining(['@graphql-eslint/no-typename-prefix', '@graphql-eslint/require-description']),
    )
  })

  it('[GRAPH-10] is for those who query: it names no requirement and no file of the code', () => {
    const told: string[] = []
    visit(parse(schemaText()), {
      enter: node => {
        if ('description' in node && node.description) told.push(node.description.value)
      },
    })
    expect(told.filter(text => /\b(?!RFC|ISO|UTF|SHA)[A-Z]{2,}-\d|\.tsx?\b/.test(text))).toEqual([])
    expect(told.length).toBeGreaterThan(900)
  })
})
