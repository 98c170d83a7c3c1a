import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import type { TokenResponse } from '../schema/generated/gateway-types.ts'
import { DEMO_PASSWORD } from './seed/personas.ts'
import { startTestGateway } from './testing/test-gateway.ts'

const MAIN = join(import.meta.dirname, 'main.ts')

describe('what is stored stays stored', () => {
  let folder: string | undefined
  const children: ChildProcess[] = []
  const newFile = async () => {
    folder = await mkdtemp(join(tmpdir(), 'gateway-'))
    return join(folder, 'gateway.sqlite')
  }
  afterEach(async () => {
    for (const child of children.splice(0)) child.kill('SIGKILL')
    if (folder !== undefined) await rm(folder, { recursive: true, force: true })
  })

  async function spawnGateway(dataFile: string): Promise<{ child: ChildProcess; origin: string; lines: string[] }> {
    const child = spawn(process.execPath, [MAIN, '--port', '0', '--families', '0', '--data', dataFile], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    children.push(child)
    const lines: string[] = []
    const origin = await new Promise<string>((resolve, reject) => {
      child.once('exit', code => reject(new Error(`exit ${code}`)))
      child.stdout?.on('data', chunk => {
        lines.push(String(chunk))
        const found = /http:\/\/[\d.:]+/.exec(String(chunk))
        if (found !== null) resolve(found[0])
      })
    })
    return { child, origin, lines }
  }

  const ended = (child: ChildProcess) => new Promise<number | null>(resolve => child.once('exit', resolve))

  async function send<T>(origin: string, method: string, path: string, token?: string, body?: object): Promise<T> {
    const response = await fetch(`${origin}/api/${path}`, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return (await response.json()) as T
  }

  const logIn = (origin: string, username: string, password = DEMO_PASSWORD) =>
    send<TokenResponse & { code?: string; attemptsRemaining?: number }>(origin, 'POST', 'token', undefined, {
      username,
      password,
      domainId: '1',
    })

  it('[STATE-04] failed log-ins and the lock they lead to survive a restart, and tokens stay good', async () => {
    const dataFile = await newFile()
    const first = await startTestGateway({ dataFile })
    const token = await first.signIn('active')
    for (let attempt = 0; attempt < 4; attempt += 1) await logIn(first.origin, 'active1', 'wrong')
    await first.close()
    const second = await startTestGateway({ dataFile })
    expect((await second.call('account', { token })).status).toBe(200)
    expect(await logIn(second.origin, 'active1', 'wrong')).toMatchObject({ code: 'ACCOUNT_LOCKED' })
    await second.close()
    const third = await startTestGateway({ dataFile })
    expect(await logIn(third.origin, 'active1')).toMatchObject({ code: 'ACCOUNT_LOCKED' })
    await third.close()
  })

  it.each(['SIGTERM', 'SIGINT'] as const)('prints one line when it listens and ends cleanly on %s', async signal => {
    const { child, lines } = await spawnGateway(await newFile())
    child.kill(signal)
    expect(await ended(child)).toBe(0)
    expect(lines.join('').trim().split('\n')).toHaveLength(1)
  })

  it('says in one line which path it cannot use, and why', async () => {
    const file = await newFile()
    await writeFile(file, 'a letter, no database')
    const child = spawn(process.execPath, [MAIN, '--port', '0', '--data', join(file, 'deeper')])
    children.push(child)
    let said = ''
    child.stderr.on('data', chunk => {
      said += chunk
    })
    expect(await ended(child)).toBe(1)
    expect(said).toBe(
      `The gateway could not start: ${join(file, 'deeper')} cannot be used as the data file: ${file} is a file, but has to be a folder. Name another folder or file in GATEWAY_DATA (or --data).\n`,
    )
  })

  it('ends cleanly when the process that started it is gone', async () => {
    const { child } = await spawnGateway(await newFile())
    child.disconnect()
    expect(await ended(child)).toBe(0)
  })
})
