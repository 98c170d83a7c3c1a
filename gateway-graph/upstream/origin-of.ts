const origins = new Map<string, string>()

/** The origin of the gateway's address; parsed once, for there is one gateway, or a few in tests. */
export function originOf(gatewayUrl: string): string {
  let origin = origins.get(gatewayUrl)
  if (origin === undefined) {
    origin = new URL(gatewayUrl).origin
    origins.set(gatewayUrl, origin)
  }
  return origin
}
