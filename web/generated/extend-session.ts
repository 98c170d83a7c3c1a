// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type ExtendSessionMutationVariables = Exact<{ [key: string]: never; }>;


export type ExtendSessionMutation = { extendSession: { userErrors: Array<{ code: Types.UserErrorCode }> } };

export const ExtendSessionDocument = knownDocument<ExtendSessionMutation, ExtendSessionMutationVariables>('mutation', 'ExtendSession', '62b1951932b64de2a9ef081c1188dc66b5c2f4cd61d625acbdf50aae544e66d8', [])
