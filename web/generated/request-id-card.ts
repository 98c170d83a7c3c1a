// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** A kind of coverage (SCOPE-02). */
export type CoverageCategory =
  /** Medical, M on the wire. */
  | 'MEDICAL'
  /** Dental, D on the wire. */
  | 'DENTAL'
  /** Vision, V on the wire. */
  | 'VISION'
  /** Pharmacy, X on the wire. */
  | 'PHARMACY';

export type RequestIdCardMutationVariables = Exact<{
  category: CoverageCategory;
}>;


export type RequestIdCardMutation = { requestIdCard: { message: string | null, errors: Array<{ code: string }> } };

export const RequestIdCardDocument = knownDocument<RequestIdCardMutation, RequestIdCardMutationVariables>('mutation', 'RequestIdCard', 'ffe6964abb56959eef1531444319895e6353f4fb7631633a99d8d7f5f937b577')
