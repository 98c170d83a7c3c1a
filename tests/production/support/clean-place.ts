import { type ChildProcess, spawn } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildPaths, top } from '../../../server/build/build-paths.ts'
import { distBuild } from '../../../server/build/dist.ts'
import { oncePerSource } from '../../../server/build/once-per-source.ts'
import { freePort } from '../../../server/start/free-port.ts'

/** A program that was started. */
export interface Started {
  port: number
  /** All that it said yet, on both streams. */
  said(): string
  /** Its exit code; null when a signal ended it. */
  ended: Promise<number | null>
  stop(): Promise<void>
}

/** A folder that has nothing but what production is made of, and programs that run there with no environment but their own. */
export interface CleanPlace {
  folder: string
  /** Starts the portal of `dist/` on a free port, unless told otherwise. It may end by itself. */
  serve(env?: Record<string, string>, node?: string): Promise<Started>
  /** Starts it and waits until it answers. */
  serving(env?: Record<string, string>, node?: string): Promise<Started>
  close(): Promise<void>
}

/** Builds `dist/` when its sources changed, and takes it to an empty folder with the manifests beside it. */
export async function openCleanPlace(): Promise<CleanPlace> {
  await oncePerSource(distBuild)
  const folder = await mkdtemp(join(tmpdir(), 'production-'))
  await cp(buildPaths.dist, join(folder, 'dist'), { recursive: true })
  await cp(join(top, 'manifests'), join(folder, 'manifests'), { recursive: true })
  const started: Started[] = []

  async function serve(env: Record<string, string> = {}, node: string = process.execPath): Promise<Started> {
    const port = env.PORT === undefined ? await freePort() : Number(env.PORT)
    const settings = { PORT: String(port), PORTAL_DATA: ':memory:', DRAIN_MS: '0', ...env }
    const one = { port, ...run(node, ['dist/serve.js'], { cwd: folder, env: settings }) }
    started.push(one)
    return one
  }
  return {
    folder,
    serve,
    async serving(env, node) {
      const one = await serve(env, node)
      await answers(one)
      return one
    },
    async close() {
      await Promise.all(started.map(({ stop }) => stop()))
      await rm(folder, { recursive: true })
    },
  }
}

/** Runs a program in a folder with this environment and no other. */
export function run(program: string, args: readonly string[], { cwd, env }: { cwd: string; env: NodeJS.ProcessEnv }) {
  const child: ChildProcess = spawn(program, args, {
    ...{ cwd, env, stdio: ['ignore', 'pipe', 'pipe'] },
    // With a group of its own, so that npm and what it runs end together.
    detached: true,
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', text => {
      said += String(text)
    })
  const ended = new Promise<number | null>((done, fail) => child.once('error', fail).once('close', done))
  return {
    ended,
    said: () => said,
    async stop() {
      if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
        process.kill(-child.pid, 'SIGKILL')
      await ended
    },
  }
}

export async function answers({ port, ended, said }: Started): Promise<void> {
  const gone = ended.then(code => {
    throw new Error(`It ended with code ${code}:\n${said()}`)
  })
  const asking = async () => {
    while (
      !(await fetch(`http://127.0.0.1:${port}/livez`).then(
        ({ ok }) => ok,
        () => false,
      ))
    )
      await new Promise(done => setTimeout(done, 20))
  }
  await Promise.race([asking(), gone])
}
