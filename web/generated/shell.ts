// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type ShellQueryVariables = Exact<{ [key: string]: never; }>;


export type ShellQuery = { shell: import('../../engine/view.ts').ShellView, accreditations: Array<{ level: Types.AccreditationLevel, url: string | null, pairedText: string | null }>, viewer: { member: { firstName: string, lastName: string } | null, actingStaff: { key: string | null, reach: Types.StaffReach } | null, family: { subscriberId: string, products: Array<{ name: string, eligible: boolean, url: string | null }>, chatConfig: { host: string | null, bus: string | null, poc: string | null, displayChat: boolean, mappedGroupId: string | null } | null } | null, groups: Array<{ name: string, startDate: string | null, endDate: string | null, timeline: Types.Timeline | null, isCurrent: boolean }> | null } | null };

export const ShellDocument = knownDocument<ShellQuery, ShellQueryVariables>('query', 'Shell', '9f085618a24a7fe847e1de28fda5b11dcf0b7e1ae0ffd97e275c45bb277ac0f5', ["shell",["accreditations",["level","url","pairedText"]],["viewer",["__typename","id",["member",["__typename","id","firstName","lastName"]],["actingStaff",["key","reach"]],["family",["__typename","id","subscriberId",["products",["name","eligible","url"]],["chatConfig",["host","bus","poc","displayChat","mappedGroupId"]]]],["groups",["__typename","name","startDate","endDate","timeline","isCurrent"]]]]])
