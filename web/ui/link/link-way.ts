/** How a target is followed: inside the running portal, by a page load of the portal, or outside it. */
export type LinkWay = 'portal' | 'document' | 'outside'

/** Entering these ends or changes the session, so nothing of the running page may live on: the browser loads anew. */
const documents = new Set(['/login', '/logout', '/hand-off'])

/** Files stream from the server and are no screens. */
const isFile = (path: string) => path.startsWith('/files/')

export function linkWay(target: string): LinkWay {
  if (!target.startsWith('/') || target.startsWith('//')) return 'outside'
  const path = target.replace(/[?#].*$/, '')
  return documents.has(path) || isFile(path) ? 'document' : 'portal'
}
