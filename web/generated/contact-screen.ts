// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type ContactScreenQueryVariables = Exact<{
  path: string;
}>;


export type ContactScreenQuery = { holidayCalendar: import('../../engine/view.ts').RichText | null, screen: { route: string | null, kind: Types.ScreenKind, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> } };

export type ScreenPartsFragment = { route: string | null, kind: Types.ScreenKind, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export const ContactScreenDocument = knownDocument<ContactScreenQuery, ContactScreenQueryVariables>('query', 'ContactScreen', '650e643b8d785127a40cc8116977788aa55b193313898bf95b91363c0241ffdc', [["screen",["route","kind","status","redirect","title",["params",["name","value"]],"view"],{"path":"$path"}],"holidayCalendar",["viewer",["__typename","id"]]])
