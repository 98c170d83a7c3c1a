// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type LogOutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogOutMutation = { logOut: { errors: Array<{ code: string }> } };

export const LogOutDocument = knownDocument<LogOutMutation, LogOutMutationVariables>('mutation', 'LogOut', '46dc03a9148eeb5213e8f0425ce0931d4f3c5ff315ac27a82a6ba767e57d57f9')
