// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type EndOtherSignInsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSignInsMutation = { endOtherSignIns: { userErrors: Array<{ code: Types.UserErrorCode }> } };

export const EndOtherSignInsDocument = knownDocument<EndOtherSignInsMutation, EndOtherSignInsMutationVariables>('mutation', 'EndOtherSignIns', 'b649755f6173e9f047f11e3406d58409e78732a702cd91b4fbc424b6a4c8f61f', [])
