/**
 * Resolves at the first SIGINT or SIGTERM. A second one ends the process at once, for whoever does not want to wait for
 * requests in flight.
 */
export function untilStopped(): Promise<undefined> {
  return new Promise(done => {
    let asked = false
    const stop = () => {
      if (asked) process.exit(0)
      asked = true
      done(undefined)
    }
    process.on('SIGINT', stop)
    process.on('SIGTERM', stop)
  })
}
