// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type RequestIdCardMutationVariables = Exact<{
  category: Types.CoverageCategory;
}>;


export type RequestIdCardMutation = { requestIdCard: { message: string | null, errors: Array<{ code: string }> } };

export const RequestIdCardDocument = knownDocument<RequestIdCardMutation, RequestIdCardMutationVariables>('mutation', 'RequestIdCard', 'ffe6964abb56959eef1531444319895e6353f4fb7631633a99d8d7f5f937b577')
