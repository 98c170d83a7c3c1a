// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type RegistrationPoliciesScreenQueryVariables = Exact<{
  path: string;
}>;


export type RegistrationPoliciesScreenQuery = { screen: { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { member: { relationship: Types.Relationship } | null, registrationPolicy: { isCommunicationPolicySigned: boolean, initialConsent: boolean | null } } | null };

export type ScreenPartsFragment = { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export const RegistrationPoliciesScreenDocument = knownDocument<RegistrationPoliciesScreenQuery, RegistrationPoliciesScreenQueryVariables>('query', 'RegistrationPoliciesScreen', '7a7abdbcf6c2aee355c0299ed94a55287002396145fe4f9cb7868c5a971d9fdf')
