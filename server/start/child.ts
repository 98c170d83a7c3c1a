import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { top } from '../build/build-paths.ts'

export interface Child {
  process: ChildProcess
  /** Resolves with the exit code; null when a signal ended it. */
  ended: Promise<number | null>
  /** Sends SIGTERM, and SIGKILL after a second. */
  stop(): Promise<void>
}

const informs = /"level":"info"/

const stopTimeoutMs = 1_000

/**
 * Starts a program of the repository on this same Node. All of its output is shown, or only problems: its stderr without
 * log lines of level info.
 */
export function startChild(
  args: readonly string[],
  env: Record<string, string> = {},
  output: 'problems' | 'all' = 'problems',
): Child {
  const child = spawn(process.execPath, args, {
    cwd: top,
    env: { ...process.env, ...env },
    // Through the channel a child notices that we were killed, and ends too.
    stdio: output === 'all' ? ['inherit', 'inherit', 'inherit', 'ipc'] : ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  if (child.stderr)
    createInterface({ input: child.stderr }).on('line', line => {
      if (!informs.test(line)) process.stderr.write(`${line}\n`)
    })
  const ended = new Promise<number | null>(done => {
    child.once('exit', code => done(code))
    // More than once: whatever is sent to one that hears nothing any more is another, and without a listener this process would end.
    child.on('error', () => done(1))
  })
  return {
    process: child,
    ended,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
      const insist = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs)
      await ended
      clearTimeout(insist)
    },
  }
}
