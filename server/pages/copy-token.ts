import { escapeHtml, scriptString } from './html.ts'

/** Key of local storage under which brands that ask for it keep the access token. */
export const tokenKey = 'token'

/** A script that copies the access token to local storage (SESSION-03); only for brands whose setting asks for it. */
export function copyTokenScript(token: string, nonce: string): string {
  return `<script nonce="${escapeHtml(nonce)}">localStorage.setItem(${scriptString(tokenKey)}, ${scriptString(token)})</script>`
}
