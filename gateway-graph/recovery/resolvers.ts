import { easyPassword, orAnyUserError, userError } from '../failures/user-errors.ts'
import type { MutationResolvers } from '../generated/resolver-types.ts'
import { anyText, password } from '../rules/field-rules.ts'
import { answerErrors, inputErrors, pathWithPerson, personErrors } from '../rules/input-errors.ts'
import { readRecoveryQuestions, recoverPassword, recoverUsername, resetPassword } from './rest.ts'

type RecoveryMutations = Pick<
  MutationResolvers,
  'recoverUsername' | 'recoverPassword' | 'openRecoveryLink' | 'resetPassword'
>

const LINK_INVALID = { RECOVERY_LINK_INVALID: 'LINK_INVALID' } as const

/** Resolvers of the recovery area: its screens handle every failure themselves (ERR-12, ERR-13, REG-18). */
export const recoveryResolvers = {
  OpenRecoveryLinkPayload: { query: () => ({}) },
  Mutation: {
    recoverUsername: async (_parent, { input: { person } }, { rest, brand }) => {
      const inputFailures = personErrors(person)
      if (inputFailures.length > 0) return { accepted: false, userErrors: inputFailures }
      const details = { ...person, domainId: String(brand.domainId) }
      const { userErrors } = await orAnyUserError(() => recoverUsername(rest, details), {}, pathWithPerson)
      return { accepted: userErrors.length === 0, userErrors }
    },
    recoverPassword: async (_parent, { input: { username } }, { rest, brand }) => {
      const inputFailures = inputErrors({ username }, { username: anyText })
      if (inputFailures.length > 0) return { accepted: false, userErrors: inputFailures }
      const whose = { username, domainId: String(brand.domainId) }
      const { userErrors } = await orAnyUserError(() => recoverPassword(rest, whose))
      return { accepted: userErrors.length === 0, userErrors }
    },
    openRecoveryLink: async (_parent, { input: { token } }, { rest }) => {
      if (!isLinkToken(token)) return { questions: null, userErrors: [userError('LINK_INVALID', ['token'])] }
      const { answer = null, userErrors } = await orAnyUserError(() => readRecoveryQuestions(rest, token), LINK_INVALID)
      return { questions: answer, userErrors }
    },
    resetPassword: async (_parent, { input }, { rest, session }) => {
      const { token, answers, newPassword } = input
      const inputFailures = [...inputErrors({ newPassword }, { newPassword: password }), ...answerErrors(answers)]
      if (!isLinkToken(token)) inputFailures.push(userError('LINK_INVALID', ['token']))
      if (inputFailures.length > 0) return { userErrors: inputFailures }
      const known = { ...LINK_INVALID, SECURITY_ANSWERS_WRONG: 'SECURITY_ANSWERS_WRONG', ...easyPassword } as const
      const { userErrors } = await orAnyUserError(() => resetPassword(rest, { token, answers, newPassword }), known)
      if (userErrors.length === 0) session.leaveNotice('PASSWORD_SET')
      return { userErrors }
    },
  } satisfies RecoveryMutations,
}

/** Whether a text has the form of a link's token; a link that an e-mail program cut short is reported like an expired one. */
export function isLinkToken(token: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(token)
}
