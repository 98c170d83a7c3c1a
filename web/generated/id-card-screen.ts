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


export type IdCardScreenQuery = { screen: { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { member: { suffix?: number, offeredIdCards?: Array<{ category: Types.CoverageCategory, memberName: string, suffix: number, subscriberId: string, subscriberName: string, relationshipDescription: string, groupNumber: string, groupName: string, planName: string, network: string | null, startDate: string, payerName: string, payerId: string, rxBin: string | null, rxPcn: string | null, rxGroup: string | null, website: string, claimsAddress: string, pdfPath: string, copays: Array<{ label: string, amount: string | null, percent: number | null, note: string | null }>, deductibles: Array<{ label: string, coverageType: Types.CoverageType, networkTier: Types.NetworkTier, amount: string }>, phones: Array<{ label: string, phoneNumber: string }>, dependents: Array<{ suffix: number, name: string }> }> | null } | null, family?: { members: Array<{ suffix: number, firstName: string, lastName: string, idCards: Array<{ category: Types.CoverageCategory, memberName: string, suffix: number, subscriberId: string, subscriberName: string, relationshipDescription: string, groupNumber: string, groupName: string, planName: string, network: string | null, startDate: string, payerName: string, payerId: string, rxBin: string | null, rxPcn: string | null, rxGroup: string | null, website: string, claimsAddress: string, pdfPath: string, copays: Array<{ label: string, amount: string | null, percent: number | null, note: string | null }>, deductibles: Array<{ label: string, coverageType: Types.CoverageType, networkTier: Types.NetworkTier, amount: string }>, phones: Array<{ label: string, phoneNumber: string }>, dependents: Array<{ suffix: number, name: string }> }> | null }> } | null } | null };

export type IdCardPartsFragment = { category: Types.CoverageCategory, memberName: string, suffix: number, subscriberId: string, subscriberName: string, relationshipDescription: string, groupNumber: string, groupName: string, planName: string, network: string | null, startDate: string, payerName: string, payerId: string, rxBin: string | null, rxPcn: string | null, rxGroup: string | null, website: string, claimsAddress: string, pdfPath: string, copays: Array<{ label: string, amount: string | null, percent: number | null, note: string | null }>, deductibles: Array<{ label: string, coverageType: Types.CoverageType, networkTier: Types.NetworkTier, amount: string }>, phones: Array<{ label: string, phoneNumber: string }>, dependents: Array<{ suffix: number, name: string }> };

export type ScreenPartsFragment = { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export const IdCardScreenDocument = knownDocument<IdCardScreenQuery, IdCardScreenQueryVariables>('query', 'IdCardScreen', '4661be0afe63807e4a1c6f4d8c4367ee413f91a5ae80819d62760215fdd9277e')
