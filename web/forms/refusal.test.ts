import { describe, expect, it } from 'vitest'
import type { FormRules } from './field-rules.ts'
import { failingFields, refusalErrors } from './refusal.ts'

const rules = (label: string, message?: string): FormRules<'name' | 'secret'> => ({
  name: { label, required: true, check: value => (value === 'no' ? (message ?? '') : undefined) },
  secret: { label: 'Secret', required: true },
})

describe('a refused form', () => {
  it('names failing fields without any words to say', () => {
    expect(failingFields(rules(''), { name: 'no', secret: 'x' })).toEqual(['name'])
    expect(failingFields(rules(''), {})).toEqual(['name', 'secret'])
  })

  it('[VALID-01] makes the messages again from the same rules, and only of the fields that failed', () => {
    const refusal = { fields: ['name'] as const, values: { name: '' } }
    expect(refusalErrors(rules('Your name'), refusal)).toEqual({ name: 'Your name is a required field' })
  })
})
