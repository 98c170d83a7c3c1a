// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type CancelPlanMutationVariables = Exact<{
  input: Types.CancelPlanInput;
}>;


export type CancelPlanMutation = { cancelPlan: { planManagement: { isOpen: boolean, openEnrollmentEnd: string | null, upcomingPlanYear: number | null, coverageEndDateUponCancellation: string | null, cancellationStatus: Types.PlanCancellation | null } | null, userErrors: Array<{ code: Types.UserErrorCode }> } };

export const CancelPlanDocument = knownDocument<CancelPlanMutation, CancelPlanMutationVariables>('mutation', 'CancelPlan', '50d72fa63fb21349e3e4ba394a725d1d9fd74e67a452cd058a4cc353b01f5966', [["cancelPlan",[["planManagement",["__typename","isOpen","openEnrollmentEnd","upcomingPlanYear","coverageEndDateUponCancellation","cancellationStatus"]],["userErrors",["code"]]],{"input":"$input"}]])
