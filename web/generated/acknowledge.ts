// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type AcknowledgeMutationVariables = Exact<{
  input: Types.AcknowledgeInput;
}>;


export type AcknowledgeMutation = { acknowledge: { userErrors: Array<{ code: Types.UserErrorCode }> } };

export const AcknowledgeDocument = knownDocument<AcknowledgeMutation, AcknowledgeMutationVariables>('mutation', 'Acknowledge', '2dd3686412717489573994923411ef8524cdeca7c217e12a8b4e6eb81f6e2c76', [])
