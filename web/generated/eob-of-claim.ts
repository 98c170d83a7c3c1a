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

export const EobOfClaimDocument = knownDocument<EobOfClaimQuery, EobOfClaimQueryVariables>('query', 'EobOfClaim', 'b7516dc3fe3fdf62dee53232e2fb0923e30a72e8d4db713123c562cbcb6e6d8e', [["viewer",["__typename","id",["family",["__typename","id",["explanationOfClaim",["__typename","number"],{"number":"$claim"}]]]]]])
