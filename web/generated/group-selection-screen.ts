// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type GroupSelectionScreenQueryVariables = Exact<{
  path: string;
}>;


export type GroupSelectionScreenQuery = { screen: { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { groupChoices: Array<{ number: string, name: string, startDate: string | null, endDate: string | null, isOver: boolean, isCurrent: boolean }> } | null };

export type ScreenPartsFragment = { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export const GroupSelectionScreenDocument = knownDocument<GroupSelectionScreenQuery, GroupSelectionScreenQueryVariables>('query', 'GroupSelectionScreen', 'c2559fc046c00429a34073f88f685490926592810a2e14bb3b65968e1004e15a')
