// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ProgramScreenQueryVariables = Exact<{
  path: string;
  programId: string;
}>;


export type ProgramScreenQuery = { screen: { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { program: { childResourceIds: Array<number>, id: number, name: string, description: string, url: string | null, urlDocumentType: string | null, document: { name: string, url: string } | null } | null, programContent: { title: string, shortDescription: string } | null, programs: Array<{ id: number, name: string, description: string, url: string | null, urlDocumentType: string | null }> | null } | null };

export type ScreenPartsFragment = { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export type TilePartsFragment = { id: number, name: string, description: string, url: string | null, urlDocumentType: string | null };

export const ProgramScreenDocument = knownDocument<ProgramScreenQuery, ProgramScreenQueryVariables>('query', 'ProgramScreen', '0cd34b79d0fc294c7961775ac50bbf562f66ecb82c2d9930c9e5a58818fe28e0')
