import type { IdNames } from '../../../engine/words/id-names.ts'
import {
  validateAccount,
  validateGroupsInfo,
  validateProgramList,
  validateTokenResponse,
} from '../../../schema/generated/gateway-validators.js'
import type { Brand } from '../../../schema/generated/manifests.ts'

interface Credentials {
  username: string
  password: string
}

/** The names that one person finds at the gateway, or why they find none. */
export type SeenNames = { names: IdNames } | { refusal: string }

/** Signs somebody in at the gateway, reads the names of their groups and programs, and signs them out again. */
export async function namesSeenBy(
  credentials: Credentials,
  { domainId, gatewayBasePath }: Pick<Brand, 'domainId' | 'gatewayBasePath'>,
  gatewayUrl: string,
): Promise<SeenNames> {
  const base = `${gatewayUrl.replace(/\/$/, '')}${gatewayBasePath}`
  try {
    const body = { ...credentials, domainId: String(domainId) }
    const temporary = await call(`${base}/token`, { body }, validateTokenResponse)
    const { token } = await call(
      `${base}/token/complete`,
      { token: temporary.token, body: null },
      validateTokenResponse,
    )
    try {
      // What one of them refuses, the others may tell.
      const [account, groups, programs] = await Promise.all([
        call(`${base}/account`, { token }, validateAccount).catch(() => undefined),
        call(`${base}/groups`, { token }, validateGroupsInfo).catch(() => undefined),
        call(`${base}/programs`, { token }, validateProgramList).catch(() => undefined),
      ])
      const parent = account?.parentGroupId
      return {
        names: {
          groupId: Object.fromEntries(groups?.groups.map(({ groupId, groupName }) => [groupId, groupName]) ?? []),
          parentGroupId: parent && account.parentGroupName ? { [parent]: account.parentGroupName } : {},
          programId: Object.fromEntries(programs?.map(({ id, name }) => [String(id), name]) ?? []),
        },
      }
    } finally {
      await fetch(`${base}/token/revoke`, asked({ token, body: { what: 'this' } })).catch(() => undefined)
    }
  } catch (error) {
    return { refusal: error instanceof Error ? error.message : String(error) }
  }
}

interface Asked {
  token?: string
  /** Posted; null posts nothing. Read without one. */
  body?: object | null
}

const asked = ({ token, body }: Asked): RequestInit => ({
  method: body === undefined ? 'GET' : 'POST',
  headers: {
    accept: 'application/json',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': 'application/json' }),
  },
  ...(body && { body: JSON.stringify(body) }),
  redirect: 'error',
  signal: AbortSignal.timeout(20_000),
})

async function call<Answer>(
  address: string,
  how: Asked,
  validate: (value: unknown) => value is Answer,
): Promise<Answer> {
  const answer = await fetch(address, asked(how))
  const value: unknown = await answer.json().catch(() => undefined)
  if (answer.ok && validate(value)) return value
  throw new Error(`${new URL(address).pathname} answers ${answer.status}`)
}
