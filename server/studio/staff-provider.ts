import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretBasic,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  None,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import { grantsIn, type Staff } from '../../gateway-content/policy.ts'
import type { StaffProvider } from '../settings/studio-settings.ts'
import type { Flow } from './staff-sessions.ts'

/** Seconds that the provider has for an answer. */
const patience = 8

/** Staff as they are when they sign in: with their mail address, where the provider tells it. */
export interface SignedStaff extends Staff {
  readonly address?: string
}

/** Signs staff in at an OpenID Connect provider: code flow with PKCE, state and nonce (CONTENT-14). */
export function createProvider({ issuer, clientId, clientSecret, rolesClaim }: StaffProvider) {
  let found: Promise<Configuration> | undefined
  /** What the provider says of itself, asked once; a provider that was away is asked again. */
  function configuration(): Promise<Configuration> {
    const authentication = clientSecret === undefined ? None() : ClientSecretBasic(clientSecret)
    // Only a developer's machine has a provider without TLS: settings of production refuse one.
    const insecure = issuer.startsWith('http:') ? [allowInsecureRequests] : []
    // The signature of an ID token is checked, too, whatever brought it (ASVS 6.8.2).
    const execute = [enableNonRepudiationChecks, ...insecure]
    found ??= discovery(new URL(issuer), clientId, undefined, authentication, { execute, timeout: patience })
    found.catch(() => {
      found = undefined
    })
    return found
  }

  return {
    /** Where to send somebody who wants to sign in, and what has to be kept until they are back. */
    async begin(redirectUri: string): Promise<{ location: string; flow: Omit<Flow, 'began'> }> {
      const flow = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() }
      const location = buildAuthorizationUrl(await configuration(), {
        ...{ redirect_uri: redirectUri, scope: 'openid profile email', state: flow.state, nonce: flow.nonce },
        code_challenge: await calculatePKCECodeChallenge(flow.verifier),
        code_challenge_method: 'S256',
      })
      return { location: location.href, flow }
    },
    /**
     * Who came back from the provider, and what they may do.
     * @throws whatever does not prove who they are, or that this browser began it
     */
    async finish(address: URL, { state, nonce, verifier }: Flow): Promise<SignedStaff> {
      const config = await configuration()
      const checks = { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce, idTokenExpected: true }
      const tokens = await authorizationCodeGrant(config, address, checks)
      const claims = tokens.claims()
      if (!claims) throw new Error('The provider gave no ID token')
      const needsMore = [rolesClaim, 'name', 'email'].some(name => !Object.hasOwn(claims, name))
      const more =
        needsMore && config.serverMetadata().userinfo_endpoint !== undefined
          ? await fetchUserInfo(config, tokens.access_token, claims.sub)
          : {}
      const all = new Map<string, unknown>(Object.entries({ ...more, ...claims }))
      const name = all.get('name') ?? all.get('preferred_username')
      return {
        id: claims.sub,
        name: typeof name === 'string' && name.trim() !== '' ? name : claims.sub,
        grants: grantsIn(all.get(rolesClaim)),
        ...addressIn(all.get('email'), all.get('email_verified')),
      }
    },
  }
}

/** An address that the provider does not call unverified. */
const addressIn = (email: unknown, isVerified: unknown) =>
  typeof email === 'string' && /^[^\s@<>,;]+@[^\s@<>,;]+$/.test(email) && isVerified !== false ? { address: email } : {}
