/** Makes addresses of the portal for e-mail, on the brand that the reader belongs to. */
export interface PortalLinks {
  /** The page that sets a new password, with the token of the link. */
  passwordRecovery(domainId: string, token: string): string
}

/** Where each brand's portal is: by domain id, or the fallback. Never taken from a request, which anybody can forge. */
export interface PortalAddresses {
  readonly byDomain: ReadonlyMap<string, string>
  readonly fallback: string
}

export function createPortalLinks({ byDomain, fallback }: PortalAddresses): PortalLinks {
  return {
    passwordRecovery(domainId, token) {
      const address = new URL('/recovery/password', byDomain.get(domainId) ?? fallback)
      address.searchParams.set('token', token)
      return address.href
    },
  }
}
