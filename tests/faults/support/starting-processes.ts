import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { afterEach } from 'vitest'

const top = resolve(import.meta.dirname, '../../..')

export interface Started {
  /** Resolves to what follows the pattern on a line of its output; rejects when it ends first. */
  says(pattern: RegExp): Promise<string>
  send(signal: NodeJS.Signals): void
  ended: Promise<number | null>
}

/** Starts programs of the repository in processes of their own, and ends what a test leaves running. */
export function startingProcesses(): (args: readonly string[], env: Record<string, string>) => Started {
  const left = new Set<() => void>()
  afterEach(() => {
    for (const kill of left) kill()
    left.clear()
  })
  return (args, env) => {
    const child = spawn(process.execPath, args, { cwd: top, env: { ...process.env, ...env }, stdio: 'pipe' })
    const kill = () => void child.kill('SIGKILL')
    left.add(kill)
    let output = ''
    const ended = new Promise<number | null>(done => child.once('exit', code => done(code)))
    const readers = new Set<() => void>()
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', chunk => {
        output += chunk
        for (const read of readers) read()
      })
    return {
      ended,
      send: signal => void child.kill(signal),
      says: pattern =>
        new Promise((found, fail) => {
          const read = () => {
            const match = pattern.exec(output)
            if (match) found(match[1] ?? match[0])
          }
          readers.add(read)
          read()
          void ended.then(code => fail(new Error(`It ended with code ${code}:\n${output}`)))
        }),
    }
  }
}
