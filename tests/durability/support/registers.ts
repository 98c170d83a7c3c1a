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

/** A register behind a `PUT` whose state a `GET` of the same path shows. */
function putRegister(name: string, token: string, path: string, bodyOf: (number: number) => object): Register {
  return {
    name,
    async write(origin, number) {
      const { status } = await send(origin, 'PUT', path, { token, body: bodyOf(number) })
      if (status !== 200) throw new Error(`${name}: ${status}`)
    },
    async holds(origin, number) {
      const { body } = await send(origin, 'GET', path, { token })
      const wanted = bodyOf(number)
      return isDeepStrictEqual({ ...(body as object), ...wanted }, body)
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

/** The number in the address and, bit by bit, in the answers: columns of two writes never fit together. */
const preferences = (number: number) => ({
  emailAddress: `write${number}@mail.example`,
  ...Object.fromEntries(FLAGS.map((flag, bit) => [flag, (number >> bit) % 2 === 1 ? 'Y' : 'N'])),
})

const policy = (number: number) => ({
  isCommunicationPolicySigned: number % 2 === 1,
  isEeobPreferenceConsented: [true, false, null][number % 3] ?? null,
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
    putRegister('preferences of active1', await token('active1'), 'account/preferences', preferences),
    putRegister('preferences of dependent1', await token('dependent1'), 'account/preferences', preferences),
    putRegister('preferences of noprefs1', await token('noprefs1'), 'account/preferences', preferences),
    putRegister('policy of unsigned1', await token('unsigned1'), 'account/registration/policies', policy),
    putRegister('policy of short1', await token('short1'), 'account/registration/policies', policy),
    passwordRegister('forced1', await token('forced1')),
    groupRegister('groups1', groupsToken, groups),
  ]
}
