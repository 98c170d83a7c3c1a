// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type MedicareMaterialsScreenQueryVariables = Exact<{
  path: string;
}>;


export type MedicareMaterialsScreenQuery = { screen: { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { medicareMaterials: Array<{ documentId: string, title: string, planYear: number, url: string }> | null } | null };

export type ScreenPartsFragment = { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export const MedicareMaterialsScreenDocument = knownDocument<MedicareMaterialsScreenQuery, MedicareMaterialsScreenQueryVariables>('query', 'MedicareMaterialsScreen', '81962081c5a24a8c5d004365328e8cbd569fe17d4310f3e97af42336830606fd')
