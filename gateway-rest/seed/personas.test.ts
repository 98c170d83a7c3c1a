import { describe, expect, it } from 'vitest'
import { demoSignIns } from './personas.ts'

const NAMED =
  `active dependent minor future termed noplan groups salesgroups sales short preventive preventivenodate medicare local
  initial forced disabled locked noemail noprefs extended unsigned unsigneddep anyone nonemp employee ebill noebill renewal cancelm
  cancelmd noclaims dentalonly`.split(/\s+/)

describe('demonstration sign-ins', () => {
  it('every brand has every kind of member that the requirements name', () => {
    for (const domainId of [1, 2, 3, 5]) {
      const names = demoSignIns()
        .filter(signIn => signIn.domainId === domainId)
        .map(signIn => signIn.persona)
      expect(names).toEqual(expect.arrayContaining(NAMED))
    }
  })

  it('user names are the persona and the domain id, letters and digits, and none comes twice', () => {
    expect(new Set(demoSignIns().map(signIn => signIn.username)).size).toBe(demoSignIns().length)
    for (const { username, persona, domainId, description } of demoSignIns()) {
      expect(username).toBe(`${persona}${domainId}`)
      expect(username).toMatch(/^[a-z0-9]+$/)
      expect(description).not.toBe('')
    }
  })
})
