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

const FALLBACK = 'http://localhost:8080'

/**
 * Reads GATEWAY_PORTALS: `1=https://first.example,2=https://senior.example`, and for every other brand an address
 * without a number.
 * @throws Error that names what is no address.
 */
export function readPortalAddresses(text = ''): PortalAddresses {
  const byDomain = new Map<string, string>()
  let fallback = FALLBACK
  for (const entry of text.split(',').filter(part => part.trim() !== '')) {
    const [, domainId, address = ''] = /^\s*(?:([0-9]{1,4})=)?(\S+)\s*$/.exec(entry) ?? []
    if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
      throw new Error(`GATEWAY_PORTALS: found "${entry}", expected addresses such as 1=https://first.example`)
    if (domainId === undefined) fallback = address
    else byDomain.set(domainId, address)
  }
  return { byDomain, fallback }
}
