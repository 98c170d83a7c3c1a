// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type EmailIdCardMutationVariables = Exact<{
  input: Types.EmailIdCardInput;
}>;


export type EmailIdCardMutation = { emailIdCard: { message: string | null, userErrors: Array<{ code: Types.UserErrorCode, path: Array<string> | null }> } };

export const EmailIdCardDocument = knownDocument<EmailIdCardMutation, EmailIdCardMutationVariables>('mutation', 'EmailIdCard', '1d25efb8ed6f7b6005e431dd673d0cd2d0bbebd9189b38117036da5e4a25f631', [])
