import type { Code } from '../../schema/generated/gateway-types.ts'
import { orAnyUserError, orUserError } from '../failures/user-errors.ts'
import type { MutationResolvers, QueryResolvers, ViewerResolvers } from '../generated/resolver-types.ts'
import { anyText, password } from '../rules/field-rules.ts'
import { answerErrors, inputErrors } from '../rules/input-errors.ts'
import {
  readAddressCodes,
  readSecurityQuestions,
  writeAddress,
  writePassword,
  writeSecurityAnswers,
} from './profile-rest.ts'

type ProfileMutations = Pick<MutationResolvers, 'changePassword' | 'saveSecurityAnswers' | 'saveAddress'>

const addressRules = { addressLine1: anyText, city: anyText, state: anyText, zipCode: anyText, country: anyText }
const passwordRules = { currentPassword: anyText, newPassword: password }
const passwordRefusals = { CURRENT_PASSWORD_WRONG: 'CURRENT_PASSWORD_WRONG', FORBIDDEN: 'FORBIDDEN' }

/** Changing what belongs to a person's account. Rules come first: what breaks one is not sent. */
export const profileMutations: ProfileMutations = {
  // The page shows every failure of this call itself (ACCOUNT-10, ERR-14).
  changePassword: async (_parent, input, { rest }) => {
    const mistakes = inputErrors(input, passwordRules)
    if (mistakes.length > 0) return { accountStatus: null, errors: mistakes }
    const { answer = null, errors } = await orAnyUserError(() => writePassword(rest, input), passwordRefusals)
    return { accountStatus: answer, errors }
  },

  saveSecurityAnswers: async (_parent, { answers }, { rest }) => {
    const mistakes = answerErrors(answers)
    if (mistakes.length > 0) return { questionIds: null, errors: mistakes }
    const { answer, errors } = await orUserError(() => writeSecurityAnswers(rest, { answers }))
    return { questionIds: answer?.questionIds ?? null, errors }
  },

  saveAddress: async (_parent, { input }, { rest }) => {
    const mistakes = inputErrors(input, addressRules)
    if (mistakes.length > 0) return { address: null, errors: mistakes }
    const { addressLine2 = null, phoneNumber = null } = input
    const { answer = null, errors } = await orUserError(() =>
      writeAddress(rest, { ...input, addressLine2: addressLine2 || null, phoneNumber: phoneNumber || null }),
    )
    return { address: answer, errors }
  },
}

type ProfileQueries = {
  Query: Pick<QueryResolvers, 'securityQuestions'>
  Viewer: Pick<ViewerResolvers, 'addressCodes'>
}

/** What forms of the account offer. */
export const profileQueries: ProfileQueries = {
  Query: {
    securityQuestions: (_parent, _args, { rest }) => readSecurityQuestions(rest),
  },
  Viewer: {
    addressCodes: async (_viewer, _args, { rest }) => inSortOrder(await readAddressCodes(rest)),
  },
}

/** Codes by type, within a type by sortOrder, whatever order they came in (ACCOUNT-04). Equal places keep their order. */
export function inSortOrder(codes: readonly Code[]): Code[] {
  return codes.toSorted((one, other) =>
    one.codeType === other.codeType ? one.sortOrder - other.sortOrder : one.codeType < other.codeType ? -1 : 1,
  )
}
