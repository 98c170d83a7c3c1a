// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type LogOutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogOutMutation = { logOut: { userErrors: Array<{ code: Types.UserErrorCode }> } };

export const LogOutDocument = knownDocument<LogOutMutation, LogOutMutationVariables>('mutation', 'LogOut', 'b71abb858727c4c3159f5e9584caca770c594e6fd86c53078b3e2360b236a544', [])
