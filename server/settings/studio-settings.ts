import { SettingsError } from './read-settings.ts'
import type { Settings } from './settings.ts'

/** The identity provider that staff sign in at, by OpenID Connect. */
export interface StaffProvider {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string | undefined
  /** The claim that has their roles. */
  readonly rolesClaim: string
}

/** Where the studio is, and who gets in. */
export interface StudioSettings {
  readonly host: string
  /** None on a developer's machine, where demo staff are. */
  readonly provider: StaffProvider | undefined
  /** Whether somebody who did not change a draft has to approve it before it goes live (CONTENT-13). */
  readonly fourEyes: boolean
  /** By which staff are told of reviews; nobody is by mail where there is none. */
  readonly mail?: { readonly url: string; readonly from: string } | undefined
}

/**
 * The studio that settings ask for; undefined where it is switched off. In production there is none without an issuer: demo
 * staff never exist there (CONTENT-14).
 * @throws SettingsError where a provider is half named.
 */
export function studioSettings(settings: Settings, { developer }: { developer: boolean }): StudioSettings | undefined {
  const { studioHost, studioIssuer: issuer, studioClientId: clientId, studioFourEyes } = settings
  if (studioHost === studioOff || (issuer === undefined && !developer)) return undefined
  const { studioSmtpUrl: url, studioMailFrom: from } = settings
  const shared = {
    host: studioHost,
    fourEyes: studioFourEyes === 'on',
    ...(url !== undefined && { mail: { url, from } }),
  }
  if (issuer === undefined) return { ...shared, provider: undefined }
  if (clientId === undefined)
    throw new SettingsError('STUDIO_CLIENT_ID is missing; expected the name that STUDIO_ISSUER knows the studio by.')
  if (!developer && !issuer.startsWith('https:')) throw new SettingsError('STUDIO_ISSUER is not over TLS.')
  const { studioClientSecret: clientSecret, studioRolesClaim: rolesClaim } = settings
  return { ...shared, provider: { issuer, clientId, clientSecret, rolesClaim } }
}

/** What STUDIO_HOST says to have no studio at all. */
const studioOff = 'off'
