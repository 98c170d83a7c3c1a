// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type EobOfClaimQueryVariables = Exact<{
  claim: string;
}>;


export type EobOfClaimQuery = { viewer: { family: { explanationOfClaim: { number: string } | null } | null } | null };

export const EobOfClaimDocument = knownDocument<EobOfClaimQuery, EobOfClaimQueryVariables>('query', 'EobOfClaim', '0e712e854023c08a110628e92c1555bb4a9821187dcfa2da8dacb30a9afbcd91')
