// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type AccountMemberInformationScreenQueryVariables = Exact<{
  path: string;
}>;


export type AccountMemberInformationScreenQuery = { screen: { route: string | null, kind: Types.ScreenKind, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { family: { address: { addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, zipCode: string | null, country: string | null, phoneNumber: string | null } | null, members: Array<{ id: string, firstName: string, lastName: string, relationship: Types.Relationship, relationshipDescription: string | null, dateOfBirth: string, sexDescription: string, hasOutOfAreaPlan: boolean, hasOtherMedical: boolean, hasOtherDental: boolean, coverages: Array<{ category: Types.CoverageCategory, status: Types.EligibilityStatus }> }> } | null, member: { relationship: Types.Relationship } | null, addressCodes: Array<{ codeKey: string, codeType: Types.AddressCodeType, description: string }> | null } | null };

export type ScreenPartsFragment = { route: string | null, kind: Types.ScreenKind, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export type AddressCardPartsFragment = { member: { relationship: Types.Relationship } | null, family: { address: { addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, zipCode: string | null, country: string | null, phoneNumber: string | null } | null } | null, addressCodes: Array<{ codeKey: string, codeType: Types.AddressCodeType, description: string }> | null };

export type AddressPartsFragment = { addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, zipCode: string | null, country: string | null, phoneNumber: string | null };

export type FamilyTablePartsFragment = { members: Array<{ id: string, firstName: string, lastName: string, relationship: Types.Relationship, relationshipDescription: string | null, dateOfBirth: string, sexDescription: string, hasOutOfAreaPlan: boolean, hasOtherMedical: boolean, hasOtherDental: boolean, coverages: Array<{ category: Types.CoverageCategory, status: Types.EligibilityStatus }> }> };

export const AccountMemberInformationScreenDocument = knownDocument<AccountMemberInformationScreenQuery, AccountMemberInformationScreenQueryVariables>('query', 'AccountMemberInformationScreen', '370106fee95b611d19140558c502a4c04f85f9eb7f9807c913e5a1ea505d5576', [["screen",["route","kind","status","redirect","title",["params",["name","value"]],"view"],{"path":"$path"}],["viewer",["__typename","id",["member",["__typename","id","relationship"]],["family",["__typename","id",["address",["addressLine1","addressLine2","city","state","zipCode","country","phoneNumber"]],["members",["__typename","id","firstName","lastName","relationship","relationshipDescription","dateOfBirth","sexDescription","hasOutOfAreaPlan","hasOtherMedical","hasOtherDental",["coverages",["category","status"]]]]]],["addressCodes",["codeKey","codeType","description"]]]]])
