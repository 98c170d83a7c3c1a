// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type RequestIdCardMutationVariables = Exact<{
  input: Types.RequestIdCardInput;
}>;


export type RequestIdCardMutation = { requestIdCard: { message: string | null, userErrors: Array<{ code: Types.UserErrorCode }> } };

export const RequestIdCardDocument = knownDocument<RequestIdCardMutation, RequestIdCardMutationVariables>('mutation', 'RequestIdCard', '92ce9f9c8b56053bc28030057ff705d41fe9c56eddf80ea81d63318c121e44de', [])
