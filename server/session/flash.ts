/**
 * What one answer leaves for the next page:
 * - `logged-out`: the Log out action ended the session; the log-in page says so once (LOGIN-16).
 * - `copy-token`: the journey is finished and the brand copies the access token to local storage (SESSION-03).
 */
export type Flash = 'logged-out' | 'copy-token'
