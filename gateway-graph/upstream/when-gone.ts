/** Calls a listener once the client has gone before it had its whole answer; at once when it already has. */
export type WhenGone = (listener: () => void) => void
