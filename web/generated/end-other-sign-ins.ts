// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type EndOtherSignInsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSignInsMutation = { endOtherSignIns: { errors: Array<{ code: string }> } };

export const EndOtherSignInsDocument = knownDocument<EndOtherSignInsMutation, EndOtherSignInsMutationVariables>('mutation', 'EndOtherSignIns', '1807d489970f3952fa2c41e8cc7ac1037f69c3f55009893585b686a2a3ee0318')
