// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type GroupSelectionScreenQueryVariables = Exact<{
  path: string;
}>;


export type GroupSelectionScreenQuery = { screen: { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { tokenGroups: Array<{ groupId: string, groupName: string, planEffectiveDate: string | null, planTerminationDate: string | null, inactive: boolean, current: boolean }> } | null };

export type ScreenPartsFragment = { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export const GroupSelectionScreenDocument = knownDocument<GroupSelectionScreenQuery, GroupSelectionScreenQueryVariables>('query', 'GroupSelectionScreen', 'b9d6d1119706600490ac607495c1a3aae77d4328535207b7f0290b3113f7650f')
