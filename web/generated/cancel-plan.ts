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


export type CancelPlanMutation = { cancelPlan: { userErrors: Array<{ code: Types.UserErrorCode }> } };

export const CancelPlanDocument = knownDocument<CancelPlanMutation, CancelPlanMutationVariables>('mutation', 'CancelPlan', '31dbd634707c117a9b46d5c5aa610aa9ba7a77158ee5bced53edb88821d6842d')
