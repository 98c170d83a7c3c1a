import { describe, expect, it } from 'vitest'
import { acceptedType } from './accepted-type.ts'

const OFFERED = ['application/json', 'application/pdf'] as const

describe('acceptedType', () => {
  it.each([
    [undefined, 'application/json'],
    ['*/*', 'application/json'],
    ['application/pdf', 'application/pdf'],
    ['Application/PDF;version=1.7', 'application/pdf'],
    ['application/json, text/plain', 'application/json'],
    ['application/pdf, application/json', 'application/json'],
    ['application/json;q=0.5, application/pdf', 'application/pdf'],
    ['application/*;q=0.2, application/pdf;q=0.1', 'application/json'],
    ['application/json;q=0, */*;q=0.1', 'application/pdf'],
    ['text/html', 'application/json'],
    ['application/pdf;q=nonsense', 'application/json'],
    ['', 'application/json'],
  ])('of %s is %s', (header, expected) => {
    expect(acceptedType(header, [...OFFERED])).toBe(expected)
  })
})
