import { expect, it } from 'vitest'
import type { ConditionScope } from '../../../engine/conditions/condition-scope.ts'
import type { Condition } from '../../../schema/generated/manifests.ts'
import { answerCondition } from './answer-condition.ts'

const named = (when: Condition): ConditionScope => ({
  conditions: { covered: { description: 'Covered', when } },
  segments: {},
})
const base = named({ any: [{ medical: ['active'] }, { dental: ['active'] }] })
const long: Condition = { any: [{ medical: ['active'] }, { dental: ['active'] }] }

it('[STUDIO-06] offers a shorter condition of what brands share where it means the same in each of them', () => {
  expect(answerCondition({ condition: long, scopes: [base] })?.shorter).toEqual({ use: 'covered' })
  expect(
    answerCondition({
      condition: long,
      scopes: [base, { ...base, segments: { a: { description: 'A', of: 'groupId', values: ['1'] } } }],
    })?.shorter,
  ).toEqual({ use: 'covered' })
  expect(answerCondition({ condition: long, scopes: [base, named({ medical: ['active'] })] })?.shorter).toBeUndefined()
  expect(answerCondition({ condition: { use: 'nowhere' }, scopes: [base] })).toBeUndefined()
})
