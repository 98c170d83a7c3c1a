/** Whether a text can be the token of a link: an address that was cut short in an e-mail is told like a lapsed one. */
export function isLink(token: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(token)
}
