// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SwitchGroupMutationVariables = Exact<{
  groupId: string;
}>;


export type SwitchGroupMutation = { switchGroup: { next: string | null, errors: Array<{ code: string }> } };

export const SwitchGroupDocument = knownDocument<SwitchGroupMutation, SwitchGroupMutationVariables>('mutation', 'SwitchGroup', 'a684661a8be8ba7a9be78fcd172262fd029c5ebffc7857a44faf66802034b9cc')
