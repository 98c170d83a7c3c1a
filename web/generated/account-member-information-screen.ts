// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Whether a family member is the subscriber (PERM-04). */
export type Relationship =
  /** Member suffix 0. */
  | 'SUBSCRIBER'
  /** Any other suffix. */
  | 'DEPENDENT';

/** A kind of coverage (SCOPE-02). */
export type CoverageCategory =
  /** Medical, M on the wire. */
  | 'MEDICAL'
  /** Dental, D on the wire. */
  | 'DENTAL'
  /** Vision, V on the wire. */
  | 'VISION'
  /** Pharmacy, X on the wire. */
  | 'PHARMACY';

/** Where a member stands in one kind of coverage today (STATE-06 to 09). */
export type EligibilityStatus =
  /** Eligible, started and not ended. */
  | 'ACTIVE'
  /** Eligible, not started. */
  | 'FUTURE'
  /** Eligible, ended. */
  | 'TERMED'
  /** Not eligible. */
  | 'INELIGIBLE';

/** What a code stands for. */
export type AddressCodeType =
  /** A country. */
  | 'COUNTRY'
  /** A state, territory or province. */
  | 'STATE';

export type AccountMemberInformationScreenQueryVariables = Exact<{
  path: string;
}>;


export type AccountMemberInformationScreenQuery = { screen: { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { member: { relationship: Relationship } | null, account: { members: Array<{ memberKey: string, firstName: string, lastName: string, relationship: Relationship, relationshipDescription: string | null, dateOfBirth: string, sexDescription: string, hasOutOfAreaPlan: boolean, hasOtherMedical: boolean, hasOtherDental: boolean, eligibilities: Array<{ category: CoverageCategory, status: EligibilityStatus }> }>, address: { addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, zipCode: string | null, country: string | null, phoneNumber: string | null } | null } | null, addressCodes: Array<{ codeKey: string, codeType: AddressCodeType, description: string }> | null } | null };

export type ScreenPartsFragment = { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export const AccountMemberInformationScreenDocument = knownDocument<AccountMemberInformationScreenQuery, AccountMemberInformationScreenQueryVariables>('query', 'AccountMemberInformationScreen', '0126783519ba33878f9107efd1da9c6c9eeeb0af0c69b20f19d9c9cd091fcf02')
