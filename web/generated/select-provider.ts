// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type SelectProviderMutationVariables = Exact<{
  input: Types.SelectPrimaryCareProviderInput;
}>;


export type SelectProviderMutation = { selectPrimaryCareProvider: { message: string | null, primaryCare: { withProvider: Array<{ suffix: number, firstName: string, lastName: string, eligible: boolean, eligibleDates: Array<string>, hindrance: Types.PrimaryCareHindrance | null, providerName: string | null, coming: { providerName: string, startDate: string } | null }>, withoutProvider: Array<{ suffix: number, firstName: string, lastName: string, eligible: boolean, eligibleDates: Array<string>, hindrance: Types.PrimaryCareHindrance | null, providerName: string | null, coming: { providerName: string, startDate: string } | null }> } | null, userErrors: Array<{ code: Types.UserErrorCode, path: Array<string> | null }> } };

export type ListedMemberFragment = { suffix: number, firstName: string, lastName: string, eligible: boolean, eligibleDates: Array<string>, hindrance: Types.PrimaryCareHindrance | null, providerName: string | null, coming: { providerName: string, startDate: string } | null };

export const SelectProviderDocument = knownDocument<SelectProviderMutation, SelectProviderMutationVariables>('mutation', 'SelectProvider', '59fe8034ee8a98a24d4a734e259b6c9b452fa8a4359021cd9d0964f76c6822b5', [["selectPrimaryCareProvider",["message",["primaryCare",["__typename",["withProvider",["__typename","suffix","firstName","lastName","eligible","eligibleDates","hindrance","providerName",["coming",["providerName","startDate"]]]],["withoutProvider",["__typename","suffix","firstName","lastName","eligible","eligibleDates","hindrance","providerName",["coming",["providerName","startDate"]]]]]],["userErrors",["code","path"]]],{"input":"$input"}]])
