// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type CancelPlanMutationVariables = Exact<{
  cancellationStatusId: Types.CancellationStatus;
}>;


export type CancelPlanMutation = { cancelPlan: { errors: Array<{ code: string }> } };

export const CancelPlanDocument = knownDocument<CancelPlanMutation, CancelPlanMutationVariables>('mutation', 'CancelPlan', '314baea32637041c89c36db4d1c4fb8d9153263632b57e2c0c6d90901b550309')
