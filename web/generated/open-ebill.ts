// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type OpenEbillMutationVariables = Exact<{ [key: string]: never; }>;


export type OpenEbillMutation = { openEbill: { url: string | null, userErrors: Array<{ code: Types.UserErrorCode }> } };

export const OpenEbillDocument = knownDocument<OpenEbillMutation, OpenEbillMutationVariables>('mutation', 'OpenEbill', 'b456a886993f75ca2e2c5c38f1a912573582a9d48e33610a3e8a181b76b1907b', [])
