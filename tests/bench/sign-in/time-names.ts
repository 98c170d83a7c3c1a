import { startGateway } from '../../../gateway-rest/start-gateway.ts'
import { welch } from './welch.ts'

/** How long refusals took, by what is true of the name. */
export interface NameTimes {
  /** Milliseconds, without the slowest tenth of each. */
  means: Readonly<Record<string, number>>
  /** Welch's t of the names of each kind against names that nobody has, without the slowest tenth of both and with it. */
  pairs: readonly { pair: string; t: number; tOfAll: number }[]
}

const much = { attempts: Number.MAX_SAFE_INTEGER, seconds: 60 }
/** Kinds of names, each with as many as there are attempts before it is locked. */
const kinds: Readonly<Record<string, string>> = {
  known: 'short1',
  locked: 'locked1',
  disabled: 'disabled1',
  unknown: 'nobody1',
}

/** Tries a name of each kind in turns, with wrong passwords, so often each: at the reference gateway, whose limits are lifted for it. */
export async function timeNames(tries: number): Promise<NameTimes> {
  const gateway = await startGateway({
    ...{ port: 0, dataFile: ':memory:', domainIds: ['1'] },
    logInLimits: { account: much, client: much, overall: much },
  })
  const times: Record<string, number[]> = Object.fromEntries(Object.keys(kinds).map(kind => [kind, []]))
  try {
    for (let turn = -50; turn < tries; turn += 1) {
      const order = Object.entries(kinds)
      // Each kind comes first, second and so on as often as the others.
      for (const [kind, username] of [...order.slice(Math.abs(turn) % 4), ...order.slice(0, Math.abs(turn) % 4)]) {
        const took = await timeOne(gateway.origin, username)
        if (turn >= 0) times[kind]?.push(took)
      }
    }
  } finally {
    await gateway.close()
  }
  const { unknown = [], ...others } = times
  return {
    means: Object.fromEntries(Object.entries(times).map(([kind, all]) => [kind, welch.mean(all)])),
    pairs: Object.entries(others).map(([kind, all]) => ({
      pair: `${kind} and unknown`,
      ...{ t: welch.t(all, unknown), tOfAll: welch.tOfAll(all, unknown) },
    })),
  }
}

async function timeOne(origin: string, username: string): Promise<number> {
  const began = performance.now()
  const answer = await fetch(`${origin}/api/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: 'not this one', domainId: '1' }),
  })
  await answer.text()
  return performance.now() - began
}
