// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type ProgramsScreenQueryVariables = Exact<{
  path: string;
}>;


export type ProgramsScreenQuery = { screen: { route: string | null, kind: Types.ScreenKind, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { member: { featuredPrograms: Array<{ number: number, name: string, description: string, url: string | null, urlKind: Types.ProgramUrlKind | null }> | null, programs: Array<{ categories: Array<string>, number: number, name: string, description: string, url: string | null, urlKind: Types.ProgramUrlKind | null, children: Array<{ number: number }> }> | null } | null } | null };

export type ScreenPartsFragment = { route: string | null, kind: Types.ScreenKind, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export type TilePartsFragment = { number: number, name: string, description: string, url: string | null, urlKind: Types.ProgramUrlKind | null };

export const ProgramsScreenDocument = knownDocument<ProgramsScreenQuery, ProgramsScreenQueryVariables>('query', 'ProgramsScreen', '1467ce78708aa08fb910d66c237f693055a084bff01e809778887099379e9010', [["screen",["route","kind","status","redirect","title",["params",["name","value"]],"view"],{"path":"$path"}],["viewer",["__typename","id",["member",["__typename","id",["featuredPrograms",["__typename","number","name","description","url","urlKind"]],["programs",["__typename","number","name","description","url","urlKind","categories",["children",["__typename","number"]]]]]]]]])
