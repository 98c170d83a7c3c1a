// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type ChooseGroupMutationVariables = Exact<{
  input: Types.ChooseGroupInput;
}>;


export type ChooseGroupMutation = { chooseGroup: { next: string | null, userErrors: Array<{ code: Types.UserErrorCode }> } };

export const ChooseGroupDocument = knownDocument<ChooseGroupMutation, ChooseGroupMutationVariables>('mutation', 'ChooseGroup', '46ad1c349f4ef305663bbf05801ce2819911d9d5aef3db824714cfd497d2a431', [])
