// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ProgramPhoneQueryVariables = Exact<{
  program: number;
}>;


export type ProgramPhoneQuery = { viewer: { programDetails: { phoneNumber: string | null } | null } | null };

export const ProgramPhoneDocument = knownDocument<ProgramPhoneQuery, ProgramPhoneQueryVariables>('query', 'ProgramPhone', '67a2843a76f0b8bfe9616f38fa86b426387d14349d50e5e6cd0c1ffc13ca1672')
