// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type RegistrationScreenQueryVariables = Exact<{
  path: string;
}>;


export type RegistrationScreenQuery = { screen: { route: string | null, kind: Types.ScreenKind, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, securityQuestions: Array<{ id: string, question: string }> | null, viewer: { registrationDetails: { subscriberId: string, firstName: string, lastName: string, dateOfBirth: string, emailAddress: string | null } | null } | null };

export type ScreenPartsFragment = { route: string | null, kind: Types.ScreenKind, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export const RegistrationScreenDocument = knownDocument<RegistrationScreenQuery, RegistrationScreenQueryVariables>('query', 'RegistrationScreen', 'fd99ed5525e2fa9202da939a371ef4992c877b618510b4c27f21cf04e4cb9e3b', [["screen",["route","kind","status","redirect","title",["params",["name","value"]],"view"],{"path":"$path"}],["securityQuestions",["id","question"]],["viewer",["__typename","id",["registrationDetails",["subscriberId","firstName","lastName","dateOfBirth","emailAddress"]]]]])
