// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ProgramsScreenQueryVariables = Exact<{
  path: string;
}>;


export type ProgramsScreenQuery = { screen: { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { featuredPrograms: Array<{ id: number, name: string, description: string, url: string | null, urlDocumentType: string | null }> | null, programs: Array<{ categories: Array<string>, childResourceIds: Array<number>, id: number, name: string, description: string, url: string | null, urlDocumentType: string | null }> | null } | null };

export type ScreenPartsFragment = { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export type TilePartsFragment = { id: number, name: string, description: string, url: string | null, urlDocumentType: string | null };

export const ProgramsScreenDocument = knownDocument<ProgramsScreenQuery, ProgramsScreenQueryVariables>('query', 'ProgramsScreen', '9c147ad3355370ad5ce77fc6839f630889d2c82658ca3f3409b7c5758618bbcf')
