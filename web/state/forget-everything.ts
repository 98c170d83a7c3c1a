import { languageCookie } from './language.ts'

type Forget = () => unknown
const forgetters = new Set<Forget>()

/** Registers what to do at log-out with something that must not outlive the session; returns how to unregister. */
export function onLogOut(forget: Forget): () => void {
  forgetters.add(forget)
  return () => forgetters.delete(forget)
}

/** The cookies that scripts can see, but for the chosen language, which is nobody's; the server clears the others. */
function clearCookies() {
  for (const cookie of document.cookie.split('; ')) {
    const [name] = cookie.split('=')
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers
    if (name !== languageCookie) document.cookie = `${name}=; Path=/; Max-Age=0`
  }
}

/**
 * Clears what the browser keeps of a session: session storage, local storage, cookies, application state and pending
 * answers (LOGOUT-06 to LOGOUT-10). The page load that follows the Log out form drops everything else.
 */
export function forgetEverything() {
  sessionStorage.clear()
  localStorage.clear()
  clearCookies()
  for (const forget of forgetters) forget()
  // As the page goes, the router writes down how far each view was scrolled: its listener came first, this one is last.
  addEventListener('pagehide', () => sessionStorage.clear(), { once: true })
}
