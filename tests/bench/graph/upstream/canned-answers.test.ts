import { expect, it } from 'vitest'
import {
  validateAccount,
  validateClaimPage,
  validateProgramList,
} from '../../../../schema/generated/gateway-validators.js'
import { cannedAnswers } from './canned-answers.ts'

it('keeps the contract at every length that the bench asks', () => {
  for (const length of [3, 2000]) {
    const answers = cannedAnswers({ claims: length, programs: length })
    expect(validateAccount(answers.get('account'))).toBe(true)
    expect(validateClaimPage(answers.get('claims/medical'))).toBe(true)
    expect(validateProgramList(answers.get('programs'))).toBe(true)
    expect(answers.get('programs')).toHaveLength(length)
  }
})
