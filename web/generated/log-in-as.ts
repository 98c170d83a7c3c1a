// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type LogInAsMutationVariables = Exact<{
  input: Types.LogInAsInput;
}>;


export type LogInAsMutation = { logInAs: { next: string | null, refusal: string | null, userErrors: Array<{ code: Types.UserErrorCode }> } };

export const LogInAsDocument = knownDocument<LogInAsMutation, LogInAsMutationVariables>('mutation', 'LogInAs', '0ab050ce086f1f5a4c0c8ffe78a6b814a1aca23f50647c32356b361200eb5598', [])
