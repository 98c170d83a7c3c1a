// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type SwitchGroupMutationVariables = Exact<{
  input: Types.SwitchGroupInput;
}>;


export type SwitchGroupMutation = { switchGroup: { next: string | null, userErrors: Array<{ code: Types.UserErrorCode }> } };

export const SwitchGroupDocument = knownDocument<SwitchGroupMutation, SwitchGroupMutationVariables>('mutation', 'SwitchGroup', '21c88bd24e4f8a300d9a307230cf62bd631dea4d31a14a95d1ab1ae999607896', [])
