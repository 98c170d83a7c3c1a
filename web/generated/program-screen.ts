// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type ProgramScreenQueryVariables = Exact<{
  path: string;
  program: number;
}>;


export type ProgramScreenQuery = { screen: { route: string | null, kind: Types.ScreenKind, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { member: { program: { number: number, name: string, description: string, url: string | null, urlKind: Types.ProgramUrlKind | null, children: Array<{ number: number, name: string, description: string, url: string | null, urlKind: Types.ProgramUrlKind | null }>, document: { name: string, url: string } | null, content: { title: string, shortDescription: string } | null } | null } | null } | null };

export type ScreenPartsFragment = { route: string | null, kind: Types.ScreenKind, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export type TilePartsFragment = { number: number, name: string, description: string, url: string | null, urlKind: Types.ProgramUrlKind | null };

export const ProgramScreenDocument = knownDocument<ProgramScreenQuery, ProgramScreenQueryVariables>('query', 'ProgramScreen', 'a09cd4ba7a3fbdb00ab0c650ae1f885dc6b0b03342ed48b30f4ef8d11170a48e', [["screen",["route","kind","status","redirect","title",["params",["name","value"]],"view"],{"path":"$path"}],["viewer",["__typename","id",["member",["__typename","id",["program",["__typename","number","name","description","url","urlKind",["children",["__typename","number","name","description","url","urlKind"]],["document",["name","url"]],["content",["title","shortDescription"]]],{"number":"$program"}]]]]]])
