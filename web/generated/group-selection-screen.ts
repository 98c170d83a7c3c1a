// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type GroupSelectionScreenQueryVariables = Exact<{
  path: string;
}>;


export type GroupSelectionScreenQuery = { screen: { route: string | null, kind: Types.ScreenKind, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { groupChoices: Array<{ number: string, name: string, startDate: string | null, endDate: string | null, isOver: boolean, isCurrent: boolean }> } | null };

export type ScreenPartsFragment = { route: string | null, kind: Types.ScreenKind, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export const GroupSelectionScreenDocument = knownDocument<GroupSelectionScreenQuery, GroupSelectionScreenQueryVariables>('query', 'GroupSelectionScreen', '1333ca65a422d82e2abd064f6f92b21c9fe4ee073a1a9dd14f567da9382b57e0', [["screen",["route","kind","status","redirect","title",["params",["name","value"]],"view"],{"path":"$path"}],["viewer",["__typename","id",["groupChoices",["__typename","number","name","startDate","endDate","isOver","isCurrent"]]]]])
