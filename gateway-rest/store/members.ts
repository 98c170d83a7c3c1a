import type { Viewer } from '../security/viewer.ts'
import type { Database } from './database.ts'

export interface MemberRow {
  readonly memberKey: string
  readonly subscriberKey: string
  readonly suffix: number
  readonly firstName: string
  readonly middleInitial: string | null
  readonly lastName: string
  readonly relationship: 'SUB' | 'SPS' | 'CHD'
  readonly dateOfBirth: string
  readonly sex: 'F' | 'M' | 'X'
  readonly hasOutOfAreaPlan: number
  readonly hasOtherMedical: number
  readonly hasOtherDental: number
  /** A JSON list of names. */
  readonly networkNames: string
}

/** The members whom the viewer may see, by suffix: a subscriber the whole family, a dependent only the dependent (PERM-26). */
export function visibleMembers(database: Database, viewer: Viewer): MemberRow[] {
  return viewer.isSubscriber
    ? database.all<MemberRow>('select * from member where subscriberKey = ? order by suffix', viewer.subscriberKey)
    : database.all<MemberRow>('select * from member where memberKey = ?', viewer.memberKey)
}
