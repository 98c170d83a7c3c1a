import { describe, expect, it } from 'vitest'
import { createPortalLinks, readPortalAddresses } from './portal-links.ts'

describe('links of e-mail', () => {
  const lead = (text?: string) => (domainId: string) =>
    createPortalLinks(readPortalAddresses(text)).passwordRecovery(domainId, 'a_b-c')

  it('lead to the portal of the reader’s brand, or to the one for all others', () => {
    const to = lead('1=https://first.example, 2=http://senior.localhost:8080,https://all.example/portal')
    expect(to('1')).toBe('https://first.example/recovery/password?token=a_b-c')
    expect(to('2')).toBe('http://senior.localhost:8080/recovery/password?token=a_b-c')
    expect(to('5')).toBe('https://all.example/recovery/password?token=a_b-c')
    expect(lead()('1')).toBe('http://localhost:8080/recovery/password?token=a_b-c')
  })

  it('refuses a malformed address, and says where it stands', () => {
    for (const text of ['1=first.example', 'javascript:alert(1)', '1=', 'x=https://first.example']) {
      expect(() => readPortalAddresses(text)).toThrow(`GATEWAY_PORTALS: found "${text}"`)
    }
  })
})
