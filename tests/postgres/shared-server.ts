import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** A socket that tells where the run's PostgreSQL is. */
    postgres: string
  }
}

/**
 * One PostgreSQL for a whole run of tests: started when the first test asks, and only then. Returns the way to stop it.
 */
export default function shareServer(project: TestProject): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'pg-asked-'))
  const socket = join(folder, 'socket')
  let keeper: ReturnType<typeof startKeeper> | undefined
  const asked = createServer(connection => {
    keeper ??= startKeeper()
    keeper.where.then(
      where => connection.end(JSON.stringify({ where })),
      (error: unknown) => connection.end(JSON.stringify({ error: String(error) })),
    )
    connection.on('error', () => {})
  }).listen(socket)
  project.provide('postgres', socket)
  return async () => {
    asked.close()
    await keeper?.stop()
    rmSync(folder, { recursive: true })
  }
}

/** Starts the process that keeps the server; should this one be killed, the pipe between them ends and the server, too. */
function startKeeper() {
  const child = spawn(process.execPath, [resolve(import.meta.dirname, 'keeper-process.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const where = Promise.race([
    once(child.stdout, 'data').then(([chunk]) => String(chunk).trim()),
    ended.then(() => Promise.reject(new Error('PostgreSQL could not be started'))),
  ])
  return {
    where,
    async stop() {
      child.stdin.end()
      await ended
    },
  }
}
