type Forget = () => unknown
const forgetters = new Set<Forget>()

/** Registers something that must not outlive the session; returns how to take it back. */
export function onLogOut(forget: Forget): () => void {
  forgetters.add(forget)
  return () => forgetters.delete(forget)
}

/** Cookies that say something about the person; those that scripts cannot see are the server's to clear. */
function clearCookies() {
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers
    document.cookie = `${cookie.split('=')[0]}=; Path=/; Max-Age=0`
  }
}

/**
 * Logs out on the browser's side: session storage, local storage, cookies, application state and cached answers go
 * (LOGOUT-06 to LOGOUT-10). The page load that follows the Log out form drops everything else.
 */
export function forgetEverything() {
  sessionStorage.clear()
  localStorage.clear()
  clearCookies()
  for (const forget of forgetters) forget()
  // As the page goes, the router writes down how far each view was scrolled: its listener came first, this one is last.
  addEventListener('pagehide', () => sessionStorage.clear(), { once: true })
}
