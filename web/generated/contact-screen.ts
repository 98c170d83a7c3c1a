// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ContactScreenQueryVariables = Exact<{
  path: string;
}>;


export type ContactScreenQuery = { holidayCalendar: import('../../engine/view.ts').RichText | null, screen: { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> } };

export type ScreenPartsFragment = { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export const ContactScreenDocument = knownDocument<ContactScreenQuery, ContactScreenQueryVariables>('query', 'ContactScreen', 'c474534a5afeaad2c461ff0392c72bbe029871c3a87cc84557e9676ac4a54a3d')
