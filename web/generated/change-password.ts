// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type ChangePasswordMutationVariables = Exact<{
  input: Types.ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: { accountStatus: Types.AccountStatus | null, userErrors: Array<{ code: Types.UserErrorCode, path: Array<string> | null }> } };

export const ChangePasswordDocument = knownDocument<ChangePasswordMutation, ChangePasswordMutationVariables>('mutation', 'ChangePassword', 'b77d5d72b2334cd9e1e609aadf3d1855265506ad23d03767d0b4f020eeaa1c60', [])
