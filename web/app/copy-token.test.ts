import { beforeEach, expect, it } from 'vitest'
import { copyToken } from './copy-token.ts'

beforeEach(() => localStorage.clear())

it('[SESSION-03] copies the access token that an answer carries to local storage', () => {
  copyToken({ accessToken: 'a.b.c' })
  expect(localStorage.getItem('token')).toBe('a.b.c')
})

it('[SESSION-03] writes nothing for an answer that carries none', () => {
  for (const extensions of [undefined, null, {}, { accessToken: 7 }, 'a.b.c']) copyToken(extensions)
  expect(localStorage.length).toBe(0)
})
