import type { HistoryQuery } from '../generated/history.ts'

type Cause = HistoryQuery['history']['entries'][number]['revision']['cause']

/** Why a revision was made, and by whom. */
export const madeIn = ({ cause, author }: { cause: Cause; author: string }): string =>
  cause === 'IMPORT' || cause === 'FOLDER' ? causes[cause] : `${causes[cause]} by ${author}`

const causes: { readonly [Name in Cause]: string } = {
  IMPORT: 'Taken from the folder at the first start',
  FOLDER: 'Taken from the folder',
  PUBLISH: 'Published',
  SCHEDULE: 'Published at its time',
  ROLLBACK: 'Taken back',
}
