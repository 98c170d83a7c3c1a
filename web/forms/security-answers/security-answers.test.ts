import { describe, expect, it } from 'vitest'
import { failingCodes, noWords } from '../form-rules.ts'
import { answerFields, answerRules, ownFieldName, typedAnswers } from './security-answers.ts'

const filled = {
  ...{ question1: 'pet', answer1: 'Biscuit' },
  ...{ question2: 'street', answer2: ' Alder Street ' },
  ...{ question3: 'car', answer3: 'Cedar#1' },
}

describe('security answers', () => {
  it('[REG-11] [ACCOUNT-07] asks three different questions, each with an answer', () => {
    const rules = answerRules(noWords)
    expect(failingCodes(rules, filled)).toBeUndefined()
    expect(Object.keys(failingCodes(rules, {}) ?? {})).toEqual(answerFields)
    expect(failingCodes(rules, { ...filled, question1: 'car' })).toEqual({ question3: 'CHECK' })
    expect(failingCodes(rules, { ...filled, question2: 'pet', question3: 'pet' })).toEqual({
      question2: 'CHECK',
      question3: 'CHECK',
    })
  })

  it('are sent in their order, without spaces around them', () => {
    expect(typedAnswers(filled)).toEqual([
      { questionId: 'pet', answer: 'Biscuit' },
      { questionId: 'street', answer: 'Alder Street' },
      { questionId: 'car', answer: 'Cedar#1' },
    ])
  })

  it('know their fields by the names of the service', () => {
    const paths = [['answers', '0', 'questionId'], ['answers', '2', 'answer'], ['answers'], ['person', 'username']]
    expect(paths.map(ownFieldName)).toEqual(['question1', 'answer3', 'answers', 'username'])
  })
})
