// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ExtendSessionMutationVariables = Exact<{ [key: string]: never; }>;


export type ExtendSessionMutation = { extendSession: { errors: Array<{ code: string }> } };

export const ExtendSessionDocument = knownDocument<ExtendSessionMutation, ExtendSessionMutationVariables>('mutation', 'ExtendSession', 'fe08229ab26bc4f7e351459b3c34c00b0cab8e72289a703cc64fb844d160577e')
