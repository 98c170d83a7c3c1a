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


export type EmailIdCardMutation = { emailIdCard: { message: string | null, errors: Array<{ code: string, field: string | null }> } };

export const EmailIdCardDocument = knownDocument<EmailIdCardMutation, EmailIdCardMutationVariables>('mutation', 'EmailIdCard', '91f5d9f3215aa2931e0007664b7c0ca74e0fe51bd443f68b61bf8133f8d79831')
