// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type OpenEbillMutationVariables = Exact<{ [key: string]: never; }>;


export type OpenEbillMutation = { openEbill: { url: string | null, errors: Array<{ code: string }> } };

export const OpenEbillDocument = knownDocument<OpenEbillMutation, OpenEbillMutationVariables>('mutation', 'OpenEbill', 'a746b15f1482db3c95ca9fb3fb87fd145a766318b788ba729068327bda1260fe')
