/** Makes URLs of the portal for e-mail, on the recipient's brand. */
export interface PortalLinks {
  /** The page that sets a new password, with the link's token. */
  passwordRecovery(domainId: string, token: string): string
}

/** Where each brand's portal is: by domain id, or the fallback. Never taken from a request, which can be forged. */
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

const DEFAULT_ADDRESS = 'http://localhost:8080'

/**
 * Reads GATEWAY_PORTALS: `1=https://first.example,2=https://senior.example`, and for every other brand a URL
 * without a number.
 * @throws Error that names an entry that is no URL.
 */
export function readPortalAddresses(text = ''): PortalAddresses {
  const byDomain = new Map<string, string>()
  let fallback = DEFAULT_ADDRESS
  for (const entry of text.split(',').filter(part => part.trim() !== '')) {
    const [, domainId, address = ''] = /^\s*(?:([0-9]{1,4})=)?(\S+)\s*$/.exec(entry) ?? []
    if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
      throw new Error(`GATEWAY_PORTALS: found "${entry}", expected addresses such as 1=https://first.example`)
    if (domainId === undefined) fallback = address
    else byDomain.set(domainId, address)
  }
  return { byDomain, fallback }
}
