/** Whether a network address is of this machine: of a reverse proxy beside the portal, which is believed what it says. */
export function isLoopback(address: string): boolean {
  return address === '127.0.0.1' || address === '::1' || /^(?:::ffff:)?127(?:\.\d{1,3}){3}$/i.test(address)
}
