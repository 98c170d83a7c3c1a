// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type IdCardScreenQueryVariables = Exact<{
  path: string;
  category?: Types.CoverageCategory | null | undefined;
  isFullScreen: boolean;
}>;


export type IdCardScreenQuery = { screen: { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { offeredIdCards?: Array<{ category: Types.CoverageCategory, memberName: string, memberSuffix: number, subscriberId: string, subscriberName: string, relationshipDescription: string, groupId: string, groupName: string, planName: string, network: string | null, effectiveDate: string, payerName: string, payerId: string, rxBin: string | null, rxPcn: string | null, rxGroup: string | null, website: string, claimsAddress: string, pdfPath: string, copays: Array<{ label: string, amount: string | null, percent: number | null, note: string | null }>, deductibles: Array<{ label: string, coverage: Types.CoverageType, tier: Types.NetworkTier, amount: string }>, phones: Array<{ label: string, phoneNumber: string }>, dependents: Array<{ memberSuffix: number, memberName: string }> }> | null, familyIdCards?: Array<{ memberSuffix: number, memberName: string, cards: Array<{ category: Types.CoverageCategory, memberName: string, memberSuffix: number, subscriberId: string, subscriberName: string, relationshipDescription: string, groupId: string, groupName: string, planName: string, network: string | null, effectiveDate: string, payerName: string, payerId: string, rxBin: string | null, rxPcn: string | null, rxGroup: string | null, website: string, claimsAddress: string, pdfPath: string, copays: Array<{ label: string, amount: string | null, percent: number | null, note: string | null }>, deductibles: Array<{ label: string, coverage: Types.CoverageType, tier: Types.NetworkTier, amount: string }>, phones: Array<{ label: string, phoneNumber: string }>, dependents: Array<{ memberSuffix: number, memberName: string }> }> | null }> | null } | null };

export type IdCardPartsFragment = { category: Types.CoverageCategory, memberName: string, memberSuffix: number, subscriberId: string, subscriberName: string, relationshipDescription: string, groupId: string, groupName: string, planName: string, network: string | null, effectiveDate: string, payerName: string, payerId: string, rxBin: string | null, rxPcn: string | null, rxGroup: string | null, website: string, claimsAddress: string, pdfPath: string, copays: Array<{ label: string, amount: string | null, percent: number | null, note: string | null }>, deductibles: Array<{ label: string, coverage: Types.CoverageType, tier: Types.NetworkTier, amount: string }>, phones: Array<{ label: string, phoneNumber: string }>, dependents: Array<{ memberSuffix: number, memberName: string }> };

export type ScreenPartsFragment = { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export const IdCardScreenDocument = knownDocument<IdCardScreenQuery, IdCardScreenQueryVariables>('query', 'IdCardScreen', 'bc3d79231322d9d0634e5a1a62155e9fbcb783d57de758254cc5256f47cf5464')
