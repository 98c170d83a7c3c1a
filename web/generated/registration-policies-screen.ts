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


export type RegistrationPoliciesScreenQuery = { screen: { route: string | null, kind: Types.ScreenKind, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { member: { relationship: Types.Relationship } | null, registrationPolicy: { isCommunicationPolicySigned: boolean, initialConsent: boolean | null } } | null };

export type ScreenPartsFragment = { route: string | null, kind: Types.ScreenKind, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export const RegistrationPoliciesScreenDocument = knownDocument<RegistrationPoliciesScreenQuery, RegistrationPoliciesScreenQueryVariables>('query', 'RegistrationPoliciesScreen', '71bfa0de92bbf0e60afbcaf2d2a3f20e3989a0a35517b6c157b0d66f34e27f5b', [["screen",["route","kind","status","redirect","title",["params",["name","value"]],"view"],{"path":"$path"}],["viewer",["__typename","id",["member",["__typename","id","relationship"]],["registrationPolicy",["__typename","isCommunicationPolicySigned","initialConsent"]]]]])
