// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type RegistrationScreenQueryVariables = Exact<{
  path: string;
}>;


export type RegistrationScreenQuery = { screen: { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, securityQuestions: Array<{ id: string, question: string }> | null, viewer: { registrationDetails: { subscriberId: string, firstName: string, lastName: string, dateOfBirth: string, emailAddress: string | null } | null } | null };

export type ScreenPartsFragment = { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export const RegistrationScreenDocument = knownDocument<RegistrationScreenQuery, RegistrationScreenQueryVariables>('query', 'RegistrationScreen', 'a343cc677df7414edbdd599e4f6196d75587b9efdcd24a48da47cc6839be5a44')
