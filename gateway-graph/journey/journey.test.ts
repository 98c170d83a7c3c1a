import { describe, expect, it } from 'vitest'
import { allowedRedirect } from './journey.ts'

const hosts = ['plans.test.example', 'sso.localhost:4010']

describe('allowedRedirect', () => {
  it('[OPEN-45] [ROUTING-22] allows https addresses on a listed host', () => {
    expect(allowedRedirect('https://plans.test.example/x?y=1', hosts)).toBe('https://plans.test.example/x?y=1')
    expect(allowedRedirect('http://sso.localhost:4010/', hosts)).toBe('http://sso.localhost:4010/')
  })

  it.each([
    null,
    'https://evil.example/',
    'https://plans.test.example.evil.example/',
    'https://plans.test.example@evil.example/',
    'https://user@plans.test.example/',
    'http://plans.test.example/',
    'javascript:alert(1)',
    '//plans.test.example/',
    '/home',
    '',
  ])('[OPEN-45] [ROUTING-22] ignores %s', redirect => {
    expect(allowedRedirect(redirect, hosts)).toBeUndefined()
  })
})
