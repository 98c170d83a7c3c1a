import { describe, expect, it } from 'vitest'
import { readProductionSettings, readSettings, SettingsError } from './read-settings.ts'
import { studioSettings } from './studio-settings.ts'

const inProduction = (more: Record<string, string>) =>
  studioSettings(readProductionSettings({ GATEWAY_URL: 'https://gateway.example', ...more }), { developer: false })
const issuer = { STUDIO_ISSUER: 'https://login.example', STUDIO_CLIENT_ID: 'studio' }

describe('the studio that settings ask for', () => {
  it('[CONTENT-14] does not start in production without an issuer, nor with one that is half named or without TLS', () => {
    expect(inProduction({})).toBeUndefined()
    expect(inProduction({ STUDIO_HOST: 'studio.example' })).toBeUndefined()
    expect(() => inProduction({ STUDIO_ISSUER: 'https://login.example' })).toThrow(SettingsError)
    expect(() => inProduction({ ...issuer, STUDIO_ISSUER: 'http://login.example' })).toThrow(/is not over TLS/)
    expect(inProduction(issuer)?.provider).toEqual({
      ...{ issuer: 'https://login.example', clientId: 'studio', clientSecret: undefined, rolesClaim: 'roles' },
    })
  })

  it('stands at a host of its own, with four eyes, and can be switched off', () => {
    const local = (more: Record<string, string>) => studioSettings(readSettings(more), { developer: true })
    expect(local({})).toEqual({ host: 'studio.localhost', fourEyes: true, provider: undefined })
    expect(local({ STUDIO_HOST: 'desk.example', STUDIO_FOUR_EYES: 'off' })).toMatchObject({
      ...{ host: 'desk.example', fourEyes: false },
    })
    expect(local({ STUDIO_HOST: 'off' })).toBeUndefined()
    expect(inProduction({ ...issuer, STUDIO_HOST: 'off' })).toBeUndefined()
  })
})
