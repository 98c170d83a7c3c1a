import { getNamedType, isEnumType, isObjectType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { factAnswers } from '../../schema/generated/fact-answers.ts'
import { factNames } from '../../schema/generated/facts.ts'
import { buildSchema } from '../build-schema.ts'
import { asking } from '../testing/asking.ts'

const { seen, viewer } = asking()
const type = buildSchema().getType('Facts')
const fields = isObjectType(type) ? type.getFields() : {}

describe('viewer.facts', () => {
  it('[GRAPH-06] are booleans where they say yes or no, else enums with words of the field', () => {
    const wrong = factNames.filter(name => {
      const answers: readonly unknown[] = Object.values(factAnswers[name])
      const told = fields[name] && getNamedType(fields[name].type)
      if (isEnumType(told)) return !answers.every(value => told.getValues().some(each => each.name === value))
      return told?.name !== 'Boolean' || answers.toSorted().join() !== 'false,true'
    })
    expect(wrong).toEqual([])
  })

  it('[GRAPH-06] kinds of coverage share one enum, which members use, too', () => {
    const shared = ['medical', 'dental', 'vision', 'pharmacy'].map(name => String(fields[name]?.type))
    expect(new Set(shared)).toEqual(new Set(['EligibilityStatus']))
  })

  it('[GRAPH-06] say what is so, and null for what nobody can tell', async () => {
    const asked = 'facts { session outOfAreaPlan email accountStatus staffRole medical }'
    const preferences = { 'GET account/preferences': { status: 500, json: { code: 'X', message: 'x' } } }
    expect(await viewer(asked, preferences)).toEqual({
      facts: {
        ...{ session: 'FULL', outOfAreaPlan: false, email: null },
        ...{ accountStatus: 'ACTIVE', staffRole: 'NONE', medical: 'ACTIVE' },
      },
    })
  })
  it('call for what is asked at any place, under any name, and for nothing that a document leaves out', async () => {
    const asked = `facts { session ... @include(if: false) { email } referrals @skip(if: true) }
      facts { state: accountStatus ... on Facts { __typename actsAsMember } }`
    expect(await viewer(asked)).toEqual({
      facts: { session: 'FULL', state: 'ACTIVE', __typename: 'Facts', actsAsMember: false },
    })
    expect(seen().map(({ call }) => call)).toEqual(['GET account/status'])
  })
})
