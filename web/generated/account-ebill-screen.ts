// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AccountEbillScreenQueryVariables = Exact<{
  path: string;
}>;


export type AccountEbillScreenQuery = { screen: { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { ebill: { registered: boolean | null } | null } | null };

export type ScreenPartsFragment = { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export const AccountEbillScreenDocument = knownDocument<AccountEbillScreenQuery, AccountEbillScreenQueryVariables>('query', 'AccountEbillScreen', '277275d45c1a60dd1e58f978aece3bb5b49f39f53216476a258b3bdf051179c7', [["screen",["route","kind","status","redirect","title",["params",["name","value"]],"view"],{"path":"$path"}],["viewer",["__typename","id",["ebill",["__typename","registered"]]]]])
