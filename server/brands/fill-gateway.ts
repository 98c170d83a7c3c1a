/** An address of a manifest with {gateway} replaced by the gateway's origin. */
export function fillGateway(address: string, gatewayUrl: string): string {
  return address.replace('{gateway}', new URL(gatewayUrl).origin)
}
