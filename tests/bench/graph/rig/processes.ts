import { type ChildProcess, type ForkOptions, fork } from 'node:child_process'

/** A process of the bench that can be told and asked things. */
export interface Helper<Word> {
  child: ChildProcess
  /** Sends an order and waits for the next word. Rejects when the process ends first. */
  tell(order: unknown): Promise<Word>
  /** Waits for the next word. */
  heard(): Promise<Word>
  stop(): Promise<void>
}

/** Starts a module with a channel to it. It ends by itself when the bench does. */
export function startHelper<Word>(module: string, args: string[], options: ForkOptions): Helper<Word> {
  const child = fork(module, args, options)
  const ended = new Promise<never>((_, fail) => {
    child.once('exit', code => fail(new Error(`${module} ended with code ${code}`)))
    child.once('error', fail)
  })
  ended.catch(() => {})
  const heard = () =>
    Promise.race([ended, new Promise<Word>(done => child.once('message', word => done(word as Word)))])
  return {
    child,
    heard,
    async tell(order) {
      const word = heard()
      child.send(order as object)
      return word
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = new Promise(done => child.once('exit', done))
      // Ends by itself when the channel does, so that a profile is written; whoever does not is made to.
      const force = setTimeout(() => child.kill('SIGKILL'), 5_000)
      if (child.connected) child.disconnect()
      await gone
      clearTimeout(force)
    },
  }
}
