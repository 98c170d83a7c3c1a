import { describe, expect, it } from 'vitest'
import { baseWords } from '../testing/words.ts'
import { type FormRules, failingCodes } from './form-rules.ts'
import { refusalErrors } from './refusal.ts'

const words = baseWords('common')
const rules = (label: string, message?: string): FormRules<'name' | 'secret'> => ({
  name: { label, required: true, check: value => (value === 'no' ? (message ?? '') : undefined) },
  secret: { label: 'Secret', required: true, messages: { check: 'Another secret, please' }, check: () => '' },
})

describe('a refused form', () => {
  it('has the codes of failing fields without any words to say, and none when it may be sent', () => {
    expect(failingCodes(rules(''), { name: 'no', secret: '' })).toEqual({ name: 'CHECK', secret: 'required' })
    expect(failingCodes({ name: { label: '', required: true } }, { name: 'Ana' })).toBeUndefined()
  })

  it('[VALID-01] makes the messages again from the same rules, and only of the fields that failed', () => {
    const refusal = { codes: { name: 'required' }, values: { name: '' } }
    expect(refusalErrors(rules('Your name'), refusal, {}, words)).toEqual({ name: 'Your name is a required field' })
  })

  it("words a field's own check, also of a value that did not come back", () => {
    const refusal = { codes: { name: 'CHECK', secret: 'CHECK' }, values: { name: 'no' } }
    expect(refusalErrors(rules('Your name', 'Not this one'), refusal, {}, words)).toEqual({
      name: 'Not this one',
      secret: 'Another secret, please',
    })
  })

  it('[ERR-41] [ERR-42] words a code of the service with the screen, and one without words as a failed pattern', () => {
    const refusal = { codes: { name: 'NAME_TAKEN', secret: 'TOO_LONG' }, values: {} }
    expect(refusalErrors(rules('Your name'), refusal, { nameTaken: 'Taken' }, words)).toEqual({
      name: 'Taken',
      secret: 'Secret exceeds the maximum number of characters',
    })
    expect(refusalErrors(rules('Your name'), refusal, {}, words)).toMatchObject({ name: 'Invalid your name' })
  })
})
