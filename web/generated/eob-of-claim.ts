// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type EobOfClaimQueryVariables = Exact<{
  claimId: string;
}>;


export type EobOfClaimQuery = { eobDocumentId: string | null };

export const EobOfClaimDocument = knownDocument<EobOfClaimQuery, EobOfClaimQueryVariables>('query', 'EobOfClaim', '87a89e69fb0715027620e0ba5335ca042b5c400ba26bfc36f010a2f3ad1a21c7')
