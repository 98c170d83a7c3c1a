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


export type LogInAsMutation = { logInAs: { next: string | null, errors: Array<{ code: string, message: string | null }> } };

export const LogInAsDocument = knownDocument<LogInAsMutation, LogInAsMutationVariables>('mutation', 'LogInAs', '0f04021a770d13da534aac9e7a6fea0dfa97eb0410255b3a2ed06ad7a6caa457')
