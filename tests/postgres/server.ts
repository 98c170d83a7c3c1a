import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Binaries, findBinaries } from './binaries.ts'

/** A PostgreSQL server of its own, with its data in a folder that goes with it. */
interface PostgresServer {
  /** Address of its first database, by a socket in its folder. */
  url: string
  /** Folder of the socket. */
  folder: string
  /** Ends it as a machine's fall would, at once. */
  kill(): Promise<void>
  /** Starts it anew over the same data. */
  start(): Promise<void>
  /** Holds it still, as a machine that no longer answers, or lets it go on. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void
  /** Ends it and removes its folder. */
  close(): Promise<void>
}

interface ServerOptions {
  /** Whether what is committed is on disk, as in production; tests that kill no server are quicker without. */
  durable?: boolean
}

/** Makes a server and starts it: about a second when its data were made before. */
export async function startServer({ durable = false }: ServerOptions = {}): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'pg-'))
  const binaries = await findBinaries(folder)
  const { uid, gid } = binaries.as
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
  // Whoever runs the tests reaches the socket.
  chmodSync(folder, 0o755)
  makeData(binaries, join(folder, 'data'))
  let running: ChildProcess | undefined

  const server: PostgresServer = {
    url: addressOf(folder, 'postgres'),
    folder,
    async start() {
      running = await untilReady(() => run(binaries, folder, durable))
    },
    async kill() {
      await end(running, 'SIGKILL')
    },
    signal(signal) {
      running?.kill(signal)
    },
    async close() {
      await end(running, 'SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
  try {
    await server.start()
  } catch (error) {
    await server.close()
    throw error
  }
  return server
}

/** The address of a database of the server whose socket is in a folder, for its owner or another role. */
export const addressOf = (folder: string, database: string, role = 'portal') =>
  `postgresql://${role}@${encodeURIComponent(folder)}/${database}`

/** An empty database as `initdb` makes it takes seconds: it is made once and copied. */
function makeData({ folder, version, as }: Binaries, data: string): void {
  const kept = join(tmpdir(), `portal-tests-pg-${version}-${as.uid ?? process.getuid?.() ?? 0}`)
  if (!existsSync(kept)) {
    const fresh = `${data}-fresh`
    const options = ['-U', 'portal', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C']
    const { status, stderr } = spawnSync(join(folder, 'initdb'), ['-D', fresh, ...options], {
      ...{ ...as, cwd: '/', encoding: 'utf8' },
    })
    if (status !== 0) throw new Error(`initdb failed: ${stderr}`)
    try {
      renameSync(fresh, kept)
    } catch {
      // Another run was faster.
      rmSync(fresh, { recursive: true, force: true })
    }
  }
  copyAs(kept, data, as)
}

function copyAs(from: string, to: string, { uid, gid }: Binaries['as']): void {
  mkdirSync(to, { mode: 0o700 })
  if (uid === undefined || gid === undefined) {
    cpSync(from, to, { recursive: true })
    return
  }
  chownSync(to, uid, gid)
  // By a process of theirs, so that the files are theirs, too.
  const { status, stderr } = spawnSync('cp', ['-R', `${from}/.`, to], { uid, gid, encoding: 'utf8', cwd: '/' })
  if (status !== 0) throw new Error(`The data cannot be copied: ${stderr}`)
}

function run({ folder: programs, as }: Binaries, folder: string, durable: boolean): ChildProcess {
  const settings = {
    ...{ listen_addresses: '', unix_socket_directories: folder, max_connections: '200', shared_buffers: '32MB' },
    ...{ dynamic_shared_memory_type: 'posix', log_min_messages: 'log', lc_messages: 'C' },
    ...(durable ? {} : { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }),
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return spawn(join(programs, 'postgres'), ['-D', join(folder, 'data'), ...options], {
    ...{ ...as, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] },
  })
}

/** After a kill the old server's last process may still be about: then the new one is tried again. */
async function untilReady(begin: () => ChildProcess): Promise<ChildProcess> {
  for (let tries = 1; ; tries += 1) {
    const child = begin()
    const log = await new Promise<string | undefined>(done => {
      let text = ''
      child.stderr?.on('data', (chunk: Buffer) => {
        text += String(chunk)
        if (/ready to accept connections/.test(text)) done(undefined)
      })
      child.once('exit', () => done(text))
    })
    if (log === undefined) return child
    if (tries === 100) throw new Error(`PostgreSQL does not start: ${log}`)
    await new Promise(done => setTimeout(done, 50))
  }
}

async function end(child: ChildProcess | undefined, signal: 'SIGINT' | 'SIGKILL'): Promise<void> {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
}
