/** A sign-in to try, as the reference gateway lists them. */
export interface SignIn {
  username: string
  description: string
  domainId: number
}
/** A person who can still register. */
export interface Newcomer {
  domainId: number
  firstName: string
  lastName: string
  subscriberId: string
  dateOfBirth: string
}

export interface SignIns {
  password: string
  signIns: readonly SignIn[]
  newcomers?: readonly Newcomer[]
}

/** Asks the gateway for its demo sign-ins; undefined when it has none, as a real gateway, or does not answer in time. */
export async function readSignIns(gatewayUrl: string, patienceMs = 2_000): Promise<SignIns | undefined> {
  try {
    const answer = await fetch(new URL('/demo/sign-ins', gatewayUrl), { signal: AbortSignal.timeout(patienceMs) })
    const body: unknown = answer.ok ? await answer.json() : undefined
    return isSignIns(body) ? body : undefined
  } catch {
    return undefined
  }
}

function isSignIns(value: unknown): value is SignIns {
  if (typeof value !== 'object' || value === null) return false
  return 'password' in value && typeof value.password === 'string' && 'signIns' in value && Array.isArray(value.signIns)
}
