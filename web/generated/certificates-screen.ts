// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CertificatesScreenQueryVariables = Exact<{
  path: string;
}>;


export type CertificatesScreenQuery = { screen: { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { certificates: Array<{ name: string, url: string }> | null } | null };

export type ScreenPartsFragment = { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export const CertificatesScreenDocument = knownDocument<CertificatesScreenQuery, CertificatesScreenQueryVariables>('query', 'CertificatesScreen', '09e4e442a475d538f7abf0f1fd2bb11693cca2f653a8b1ceb134b8cf0d56e7c3')
