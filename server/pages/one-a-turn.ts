import { setImmediate } from 'node:timers'

/**
 * Lets whoever waits go on one after another, each in another turn of the event loop. Between two of them the loop hears
 * everybody: when dozens of pages are ready at once, a small answer waits for one of them, not for all.
 */
export function oneATurn(): () => Promise<void> {
  const waiting: (() => void)[] = []
  const goOn = () => {
    waiting.shift()?.()
    if (waiting.length > 0) setImmediate(goOn)
  }
  return () =>
    new Promise(done => {
      if (waiting.push(done) === 1) setImmediate(goOn)
    })
}
