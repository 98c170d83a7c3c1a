// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ContinueJourneyMutationVariables = Exact<{ [key: string]: never; }>;


export type ContinueJourneyMutation = { continueJourney: { next: string | null, errors: Array<{ code: string }> } };

export const ContinueJourneyDocument = knownDocument<ContinueJourneyMutation, ContinueJourneyMutationVariables>('mutation', 'ContinueJourney', '373fa67eacfcf0770a5b00ecd0e18ea5afea9d1567e18ffe3945dc1e145029e0')
