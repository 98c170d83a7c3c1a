import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mainOf } from './support/main-of.ts'
import { type RealWorld, startRealWorld } from './support/real-portal.ts'

let world: RealWorld
beforeAll(async () => {
  world = await startRealWorld()
})
afterAll(() => world.close())

async function words(domainId: number, persona: string, path: string): Promise<string> {
  const cookies = await world.signIn(persona, domainId)
  const { text } = await (await world.portal(domainId)).visitor(cookies).open(path)
  return mainOf(text).textContent ?? ''
}

describe.each([1, 2, 3, 5])('words of domain %i', domainId => {
  it('[MEMBER-20] [CLAIM-03] tell each of the family whose claims they see', async () => {
    expect(await words(domainId, 'active', '/claims')).toContain('for you and your family')
    const adult = await words(domainId, 'dependent', '/claims')
    expect(adult).toContain('Only the subscriber sees the claims of the whole family.')
    const minor = await words(domainId, 'minor', '/claims')
    expect(minor).toContain('The subscriber of your plan can see them too.')
    for (const own of [adult, minor]) {
      expect(own).toContain('Your own claims')
      expect(own).not.toContain('you and your family')
    }
  })
})

it('[MEMBER-20] [POLICY-06] ask only those how they want EOBs who get them', async () => {
  const asked = 'choose how you want to get your explanations of benefits'
  expect(await words(5, 'unsigned', '/registration-policies')).toContain(asked)
  const dependent = await words(5, 'unsigneddep', '/registration-policies')
  expect(dependent).toContain('Please read our policy.')
  expect(dependent).not.toMatch(/explanations of benefits/i)
})
