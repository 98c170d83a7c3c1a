import { factAnswers } from '../../schema/generated/fact-answers.ts'
import type { Code } from '../../schema/generated/gateway-types.ts'
import { easyPassword, orAnyUserError, orUserError } from '../failures/user-errors.ts'
import type {
  MutationResolvers,
  QueryResolvers,
  SaveAddressPayloadResolvers,
  ViewerResolvers,
} from '../generated/resolver-types.ts'
import { anyText, password } from '../rules/field-rules.ts'
import { answerErrors, inputErrors } from '../rules/input-errors.ts'
import { readAccount } from '../shared/current-member.ts'
import {
  readAddressCodes,
  readSecurityQuestions,
  replaceByPassword,
  writeAddress,
  writePassword,
  writeSecurityAnswers,
} from './profile-rest.ts'

type ProfileQueries = {
  Query: Pick<QueryResolvers, 'securityQuestions'>
  Viewer: Pick<ViewerResolvers, 'addressCodes'>
}

/** What the account's forms offer. */
export const profileQueries: ProfileQueries = {
  Query: {
    securityQuestions: (_parent, _args, { rest }) => readSecurityQuestions(rest),
  },
  Viewer: {
    addressCodes: async (_viewer, _args, { rest }) => inSortOrder(await readAddressCodes(rest)),
  },
}

/** Codes by type, within a type by sortOrder, whatever order they came in (ACCOUNT-04). Equal ones keep their order. */
function inSortOrder(codes: readonly Code[]): Code[] {
  return codes.toSorted((one, other) =>
    one.codeType === other.codeType ? one.sortOrder - other.sortOrder : one.codeType < other.codeType ? -1 : 1,
  )
}

type ProfileMutations = Pick<MutationResolvers, 'changePassword' | 'saveSecurityAnswers' | 'saveAddress'>

const addressRules = { addressLine1: anyText, city: anyText, state: anyText, zipCode: anyText, country: anyText }
const passwordRules = { currentPassword: anyText, newPassword: password }
const passwordRefusals = {
  CURRENT_PASSWORD_WRONG: 'CURRENT_PASSWORD_WRONG',
  FORBIDDEN: 'FORBIDDEN',
  ...easyPassword,
} as const

/** Changes to a person's account. What breaks a rule is not sent. */
export const profileMutations: ProfileMutations = {
  // The page shows every failure of this call itself (ACCOUNT-10, ERR-14).
  changePassword: async (_parent, { input }, { rest, session }) => {
    const inputFailures = inputErrors(input, passwordRules)
    if (inputFailures.length > 0) return { accountStatus: null, userErrors: inputFailures }
    // A gateway that can end sessions also gives a token of a new one, which takes the place of the own (SEC-02).
    const write = async () => {
      if (session.claims?.sid === undefined) return writePassword(rest, input)
      const { status, token, ended = [] } = await replaceByPassword(rest, input)
      session.renew(token)
      await session.endElsewhere(ended)
      return status
    }
    const { answer, userErrors } = await orAnyUserError(write, passwordRefusals)
    return { accountStatus: answer === undefined ? null : factAnswers.accountStatus[answer], userErrors }
  },

  saveSecurityAnswers: async (_parent, { input: { answers } }, { rest }) => {
    const inputFailures = answerErrors(answers)
    if (inputFailures.length > 0) return { questionIds: null, userErrors: inputFailures }
    const { answer, userErrors } = await orUserError(() => writeSecurityAnswers(rest, { answers }))
    return { questionIds: answer?.questionIds ?? null, userErrors }
  },

  saveAddress: async (_parent, { input }, { rest }) => {
    const inputFailures = inputErrors(input, addressRules)
    if (inputFailures.length > 0) return { userErrors: inputFailures }
    const { addressLine2 = null, phoneNumber = null } = input
    const { userErrors } = await orUserError(() =>
      writeAddress(rest, { ...input, addressLine2: addressLine2 || null, phoneNumber: phoneNumber || null }),
    )
    return { userErrors }
  },
}

/** What a change has changed, read anew where somebody asks for it. */
export const profilePayloads: { readonly SaveAddressPayload: Pick<SaveAddressPayloadResolvers, 'family'> } = {
  SaveAddressPayload: {
    family: ({ userErrors = [] }, _args, { rest }) => (userErrors.length > 0 ? null : readAccount(rest)),
  },
}
