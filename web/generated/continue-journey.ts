// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type ContinueJourneyMutationVariables = Exact<{ [key: string]: never; }>;


export type ContinueJourneyMutation = { continueJourney: { next: string | null, userErrors: Array<{ code: Types.UserErrorCode }> } };

export const ContinueJourneyDocument = knownDocument<ContinueJourneyMutation, ContinueJourneyMutationVariables>('mutation', 'ContinueJourney', '9159f1f7409895407e1c7a9e2b11fc072d7f37134dc229374e40c3175166cddc', [])
