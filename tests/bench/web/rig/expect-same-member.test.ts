import { describe, expect, it } from 'vitest'
import { expectSameMember } from './expect-same-member.ts'

const data = {
  viewer: {
    member: { firstName: 'Ana' },
    family: { subscriberId: 'W123' },
    employment: { employment: { employeeId: 'E9' } },
  },
}
const home = (greeting: string, id: string) =>
  `<h1 id="w" elementtiming="member-data">${greeting}</h1><p class="i" elementtiming="member-data"><span>ID</span><span>${id}</span></p>`
const portal = home('Hello, Ana', 'W123')

describe('expectSameMember', () => {
  it('lets another checkout greet the same member in other words', () => {
    expect(() => expectSameMember('before', portal, home('Good day, Ana', 'W123'), data)).not.toThrow()
  })

  it('refuses another name, another id, and data that is not noted', () => {
    expect(() => expectSameMember('before', portal, home('Hello, Ben', 'W123'), data)).toThrow('does not show "Ana"')
    expect(() => expectSameMember('before', portal, home('Hello, Ana', 'W124'), data)).toThrow('does not show "W123"')
    expect(() => expectSameMember('before', portal, '<h1>Hello, Ana</h1><p>W123</p>', data)).toThrow('"Ana"')
  })

  it('refuses a Home of ours without name or id', () => {
    const without = home('Home', 'W123')
    expect(() => expectSameMember('before', without, without, data)).toThrow("portal's Home does not show")
  })
})
