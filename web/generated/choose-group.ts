// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ChooseGroupMutationVariables = Exact<{
  groupId: string;
}>;


export type ChooseGroupMutation = { chooseGroup: { next: string | null, errors: Array<{ code: string }> } };

export const ChooseGroupDocument = knownDocument<ChooseGroupMutation, ChooseGroupMutationVariables>('mutation', 'ChooseGroup', '743861e7b909153798a1943564f598621f8fca9bff161ed57e60592835cbb6c6')
