// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type MedicareMaterialsScreenQueryVariables = Exact<{
  path: string;
}>;


export type MedicareMaterialsScreenQuery = { screen: { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { member: { medicareMaterials: Array<{ number: string, name: string, planYear: number, url: string }> | null } | null } | null };

export type ScreenPartsFragment = { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export const MedicareMaterialsScreenDocument = knownDocument<MedicareMaterialsScreenQuery, MedicareMaterialsScreenQueryVariables>('query', 'MedicareMaterialsScreen', 'acf689af22b27ff155527598e54f992e4533cb6ea1491325a2d1bbe7ac19da01')
