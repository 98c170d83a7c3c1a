// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type PageScreenQueryVariables = Exact<{
  path: string;
}>;


export type PageScreenQuery = { screen: { route: string | null, kind: Types.ScreenKind, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, data: { outlineOfCoverage: string | null, networks: Array<string> | null, programs: Array<{ number: number, name: string, description: string, url: string | null }> | null, programPhones: Array<{ number: number, phoneNumber: string | null }> | null } | null, params: Array<{ name: string, value: string }> } };

export type ScreenPartsFragment = { route: string | null, kind: Types.ScreenKind, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export const PageScreenDocument = knownDocument<PageScreenQuery, PageScreenQueryVariables>('query', 'PageScreen', '616e4f6b66a1f60206ced55dc3889e74aa65638e8e5bfecfcb95d0578a37247a', [["screen",["route","kind","status","redirect","title",["params",["name","value"]],"view",["data",[["programs",["__typename","number","name","description","url"]],["programPhones",["__typename","number","phoneNumber"]],"outlineOfCoverage","networks"]]],{"path":"$path"}],["viewer",["__typename","id"]]])
