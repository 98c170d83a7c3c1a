/** How far this device's clock is ahead of the server's, in milliseconds. */
let ahead = 0

/** Sets the clock by the page just received. Network time makes it run behind, never ahead. */
export function setServerClock(sentAt: number, now = Date.now()) {
  ahead = now - sentAt
}

/**
 * Now by the server's clock, in epoch milliseconds. The session's end is set by that clock: a device whose own is wrong
 * would otherwise end it at once, or never.
 */
export const serverNow = () => Date.now() - ahead
