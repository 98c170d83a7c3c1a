// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type ChangePasswordMutationVariables = Exact<{
  currentPassword: string;
  newPassword: string;
}>;


export type ChangePasswordMutation = { changePassword: { accountStatus: Types.AccountStatus | null, errors: Array<{ code: string, field: string | null }> } };

export const ChangePasswordDocument = knownDocument<ChangePasswordMutation, ChangePasswordMutationVariables>('mutation', 'ChangePassword', '3d3714b038e84fa7763cbe122281b42dc23a82b661970fe907f2eb221c7daf77')
