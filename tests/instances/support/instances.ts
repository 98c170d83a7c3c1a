import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { DEMO_PASSWORD } from '../../../gateway-rest/seed/personas.ts'
import { send } from '../../../server/testing/test-portal.ts'
import { type Instance, instanceOn } from '../../pages/support/two-portals.ts'

const program = resolve(import.meta.dirname, 'instance-process.ts')
const host = 'first.localhost'

type Cookies = Record<string, string>

/** One instance of the portal in a process of its own, in the eyes of a browser on the first brand's host. */
export interface InstanceProcess extends Pick<Instance, 'send' | 'ask'> {
  port: number
  /** Signs a demo member in. */
  signIn(persona: string): Promise<Cookies>
  /** Whether a member is inside: whether their claims are answered. */
  lets(cookies: Cookies): Promise<boolean>
  /** Takes its manifests anew. */
  reload(): Promise<void>
  /** Revisions of the manifests that it serves, by brand. */
  manifests(): Promise<Record<string, string>>
  readiness(): Promise<{ ready: boolean; state: string; words: string[] }>
  /** Resolves when it has said something. */
  says(pattern: RegExp): Promise<string>
  /** Ends it in good order, as an operator does. */
  stop(): Promise<void>
  /** kill -9. */
  kill(): Promise<void>
}

/** Begins one, which may have to wait for its database; `started` resolves when it serves. */
export function beginInstance(env: Record<string, string>): Pick<InstanceProcess, 'says' | 'kill'> & {
  started: Promise<InstanceProcess>
} {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const says = listenTo(child)
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  const started = says(/port: (\d+)/).then(port => instanceOf(child, Number(port), { says, kill }))
  started.catch(() => {})
  return { started, says, kill }
}

function instanceOf(
  child: ChildProcess,
  port: number,
  { says, kill }: Pick<InstanceProcess, 'says' | 'kill'>,
): InstanceProcess {
  const portal = instanceOn({ send: (path, options) => send(port, `${host}:${port}`, path, options) }, host, 1)
  const json = async (path: string) => JSON.parse((await portal.send(path)).text)
  let reloads = 0
  return {
    ...{ port, says, kill, send: portal.send, ask: portal.ask },
    async signIn(persona) {
      const answer = await portal.ask('SignIn', { input: { username: `${persona}1`, password: DEMO_PASSWORD } }, {})
      return answer.cookies
    },
    async lets(cookies) {
      const { data } = await portal.ask('ClaimsScreen', { path: '/claims', skip: 0, ask: true }, cookies)
      return Boolean(data?.viewer?.family?.claims)
    },
    async reload() {
      child.stdin?.write('reload\n')
      reloads += 1
      await says(new RegExp(`(?:reloaded: .*?){${reloads}}`, 's'))
    },
    manifests: async () => (await json('/version')).manifests,
    readiness: () => json('/readyz'),
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      const [code] = await ended
      if (code !== 0) throw new Error(`An instance ended with ${code}`)
    },
  }
}

function listenTo(child: ChildProcess): InstanceProcess['says'] {
  let output = ''
  const readers = new Set<() => void>()
  child.stdout?.on('data', chunk => {
    output += chunk
    for (const read of readers) read()
  })
  return pattern =>
    new Promise((found, fail) => {
      const read = () => {
        const match = pattern.exec(output)
        if (!match) return
        readers.delete(read)
        found(match[1] ?? match[0])
      }
      readers.add(read)
      child.once('exit', code => fail(new Error(`An instance ended with ${code}: ${output}`)))
      read()
    })
}
