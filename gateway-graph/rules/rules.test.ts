import { describe, expect, it } from 'vitest'
import { fieldFailure, identifier, password, personName, securityAnswer, username } from './field-rules.ts'
import { answerErrors, inputErrors } from './input-errors.ts'

describe('fieldFailure', () => {
  it('[VALID-01] [VALID-02] [VALID-03] [VALID-04] tells the first rule that a text fails', () => {
    expect(fieldFailure(' ', username)).toBe('REQUIRED')
    expect(fieldFailure('ab', username)).toBe('TOO_SHORT')
    expect(fieldFailure('x'.repeat(17), username)).toBe('TOO_LONG')
    expect(fieldFailure('a-b-c', username)).toBe('PATTERN')
    expect(fieldFailure('Robin77', username)).toBeUndefined()
  })

  it('[VALID-06] [VALID-07] [VALID-08] holds passwords to 6 to 32 listed characters with a digit', () => {
    expect(fieldFailure('a1@$!%*#?&^_+-=', password)).toBeUndefined()
    expect(fieldFailure('abc12', password)).toBe('TOO_SHORT')
    expect(fieldFailure(`${'x'.repeat(32)}1`, password)).toBe('TOO_LONG')
    expect(fieldFailure('no digits', password)).toBe('PATTERN')
    expect(fieldFailure('digits', password)).toBe('PATTERN')
  })

  it('[VALID-09] [VALID-10] [VALID-11] holds names to letters and their marks, counted as characters', () => {
    for (const name of ["O'Brien", '`Aukea', '-y', 'Núñez', 'Mary Ann Jr.']) {
      expect(fieldFailure(name, personName)).toBeUndefined()
    }
    for (const name of ['.com', ' Ann', '2nd']) expect(fieldFailure(name, personName)).toBe('PATTERN')
    expect(fieldFailure('é'.repeat(31), personName)).toBe('TOO_LONG')
  })

  it('[VALID-15] [VALID-16] [OPEN-06] [OPEN-07] holds security answers and subscriber IDs to theirs', () => {
    expect(fieldFailure('The 3rd Rail!', securityAnswer)).toBeUndefined()
    expect(fieldFailure('semi;colon', securityAnswer)).toBe('PATTERN')
    expect(fieldFailure('ABC123456', identifier)).toBeUndefined()
    for (const id of ['ABC12345', 'ABC12345678', 'ABC-12345']) expect(fieldFailure(id, identifier)).toBe('PATTERN')
  })
})

describe('user errors of inputs', () => {
  it('name the field and the rule, never the value', () => {
    expect(inputErrors({ username: 'ab', password: '' }, { username, password })).toEqual([
      { code: 'TOO_SHORT', path: ['username'], attemptsRemaining: null, retryAfter: null },
      { code: 'REQUIRED', path: ['password'], attemptsRemaining: null, retryAfter: null },
    ])
  })

  it('[REG-11] [ACCOUNT-07] count a question that is answered twice, and each answer by its place', () => {
    const answers = [
      { questionId: 'a', answer: 'Biscuit' },
      { questionId: 'b', answer: 'no' },
      { questionId: 'a', answer: 'Again' },
    ]
    expect(answerErrors(answers).map(({ code, path }) => [code, path])).toEqual([
      ['TOO_SHORT', ['answers', '1', 'answer']],
      ['DUPLICATE', ['answers', '2', 'questionId']],
    ])
  })
})
