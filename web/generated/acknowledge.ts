// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AcknowledgeMutationVariables = Exact<{
  text: string;
}>;


export type AcknowledgeMutation = { acknowledge: { errors: Array<{ code: string }> } };

export const AcknowledgeDocument = knownDocument<AcknowledgeMutation, AcknowledgeMutationVariables>('mutation', 'Acknowledge', '2018bb53ec2cf2ab8bca19df9655ab8c4ce9268592ce53f3ece9be705442fd4d')
