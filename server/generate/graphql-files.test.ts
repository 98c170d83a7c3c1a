import { buildSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
import { holdToSchema, parseGraphqlFile } from './graphql-files.ts'

describe('files of GraphQL that are generated from', () => {
  it('name the place of a slip of the pen', () => {
    expect(() => parseGraphqlFile('web/claim.graphql', 'query Claim {\n  claim(}\n')).toThrow(
      /^web\/claim\.graphql:2:9 Syntax Error/,
    )
  })

  it('name the file that asks for what the schema has not, and what may be meant', () => {
    const schema = buildSchema('type Query { claim: Claim } type Claim { number: ID }')
    const file = (location: string, text: string) => parseGraphqlFile(location, text)
    const good = file('web/good.graphql', 'fragment Good on Claim { number }')
    const typo = file('web/typo.graphql', 'query Typo { claim { ...Good numbr } }')
    expect(() => holdToSchema([good], schema)).not.toThrow()
    expect(() => holdToSchema([good, typo], schema)).toThrow(
      'web/typo.graphql Cannot query field "numbr" on type "Claim". Did you mean "number"?',
    )
  })
})
