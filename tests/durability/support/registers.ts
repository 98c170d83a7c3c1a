import { isDeepStrictEqual } from 'node:util'
import { DEMO_PASSWORD } from '../../../gateway-rest/seed/personas.ts'
import { logIn, send, tokenOf } from './client.ts'

/** Something of one member that is written over and over, each time with another number, and tells which number it holds. */
export interface Register {
  readonly name: string
  /** Writes a number; resolves once the gateway acknowledged it. */
  write(origin: string, number: number): Promise<void>
  /** Whether all of that number is stored, and nothing of another. */
  holds(origin: string, number: number): Promise<boolean>
}

interface Shown {
  /** The call that shows what was written. */
  readonly path: string
  /** Where in its answer. */
  readonly pick?: (answer: Record<string, unknown>) => unknown
}

/** A register behind a `PUT`. */
function putRegister(
  name: string,
  token: string,
  path: string,
  bodyOf: (number: number) => object,
  shown: Shown = { path },
): Register {
  return {
    name,
    async write(origin, number) {
      const { status } = await send(origin, 'PUT', path, { token, body: bodyOf(number) })
      if (status !== 200) throw new Error(`${name}: ${status}`)
    },
    async holds(origin, number) {
      const { body } = await send(origin, 'GET', shown.path, { token })
      const stored = shown.pick?.(body as Record<string, unknown>) ?? body
      return isDeepStrictEqual({ ...(stored as object), ...bodyOf(number) }, stored)
    },
  }
}

const FLAGS = [
  'electronicEob',
  'emailBreakingNews',
  'electronicMedicareMailing',
  'emailPaymentReminder',
  'emailAutopayWithdrawalReminder',
  'discontinuePaperStatements',
  'emailWhenBillReady',
  'emailEwpNotification',
] as const

/** The number, bit by bit, in the answers: columns of two writes do not fit together. A new address would take a password each time. */
export const preferencesOf = (emailAddress: string) => (number: number) => ({
  emailAddress,
  ...Object.fromEntries(FLAGS.map((flag, bit) => [flag, (number >> bit) % 2 === 1 ? 'Y' : 'N'])),
})

/** The address that a member has. */
export async function addressOf(origin: string, token: string): Promise<string> {
  const { body } = await send(origin, 'GET', 'account/preferences', { token })
  return (body as { emailAddress: string }).emailAddress
}

async function preferencesRegister(origin: string, username: string): Promise<Register> {
  const token = await tokenOf(origin, username)
  const bodyOf = preferencesOf(await addressOf(origin, token))
  return putRegister(`preferences of ${username}`, token, 'account/preferences', bodyOf)
}

const policy = (number: number) => ({
  isCommunicationPolicySigned: number % 2 === 1,
  isEeobPreferenceConsented: [true, false, null][number % 3] ?? null,
})

const address = (number: number) => ({
  addressLine1: `${number} Birch Lane`,
  addressLine2: `Apt ${number}`,
  city: 'Portland',
  state: 'OR',
  zipCode: '97205',
  country: 'US',
  phoneNumber: `503-555-${String(number % 10_000).padStart(4, '0')}`,
})

function passwordRegister(username: string, token: string): Register {
  const password = (number: number) => (number === 0 ? DEMO_PASSWORD : `Durable${number}!x`)
  let present = password(0)
  return {
    name: `password of ${username}`,
    async write(origin, number) {
      const body = { currentPassword: present, newPassword: password(number) }
      const { status } = await send(origin, 'PUT', 'account/password', { token, body })
      if (status !== 200) throw new Error(`password: ${status}`)
      present = password(number)
    },
    async holds(origin, number) {
      const { status } = await logIn(origin, username, password(number))
      if (status === 200) present = password(number)
      return status === 200
    },
  }
}

/** A group's token is stored nowhere, but has to be as good after the kill as before. */
function groupRegister(username: string, token: string, groups: readonly string[]): Register {
  const issued = new Map<number, string>()
  const groupOf = (number: number) => groups[number % groups.length]
  return {
    name: `group of ${username}`,
    async write(origin, number) {
      const body = { groupId: groupOf(number), domain: '1' }
      const answer = await send(origin, 'POST', 'group-selection', { token, body })
      if (answer.status !== 200) throw new Error(`group: ${answer.status}`)
      issued.set(number, (answer.body as { token: string }).token)
    },
    async holds(origin, number) {
      const { body } = await send(origin, 'GET', 'groups', { token: issued.get(number) })
      return (body as { currentGroup?: { groupId: string } }).currentGroup?.groupId === groupOf(number)
    },
  }
}

/** One register per member, of every kind of write that can be repeated. */
export async function openRegisters(origin: string): Promise<Register[]> {
  const token = (username: string) => tokenOf(origin, username)
  const groupsToken = await token('groups1')
  const { body } = await send(origin, 'GET', 'groups', { token: groupsToken })
  const groups = (body as { groups: { groupId: string }[] }).groups.map(({ groupId }) => groupId)
  return [
    await preferencesRegister(origin, 'active1'),
    await preferencesRegister(origin, 'dependent1'),
    await preferencesRegister(origin, 'noprefs1'),
    putRegister('policy of unsigned1', await token('unsigned1'), 'account/registration/policies', policy),
    putRegister('policy of short1', await token('short1'), 'account/registration/policies', policy),
    putRegister('address of medicare1', await token('medicare1'), 'account/address', address, {
      path: 'account',
      pick: account => account.address,
    }),
    passwordRegister('forced1', await token('forced1')),
    groupRegister('groups1', groupsToken, groups),
  ]
}
