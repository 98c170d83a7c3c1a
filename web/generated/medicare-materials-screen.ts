// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type MedicareMaterialsScreenQueryVariables = Exact<{
  path: string;
}>;


export type MedicareMaterialsScreenQuery = { screen: { route: string | null, kind: Types.ScreenKind, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { member: { medicareMaterials: Array<{ number: string, name: string, planYear: number, url: string }> | null } | null } | null };

export type ScreenPartsFragment = { route: string | null, kind: Types.ScreenKind, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export const MedicareMaterialsScreenDocument = knownDocument<MedicareMaterialsScreenQuery, MedicareMaterialsScreenQueryVariables>('query', 'MedicareMaterialsScreen', '21430ed736270e0c3d8876f63f67403427fce7dcc9252b9126e1e7780c6126ce', [["screen",["route","kind","status","redirect","title",["params",["name","value"]],"view"],{"path":"$path"}],["viewer",["__typename","id",["member",["__typename","id",["medicareMaterials",["number","name","planYear","url"]]]]]]])
