import { useQuery } from '@apollo/client/react'
import { StandInsDocument } from '../generated/pictures.ts'
import { type StandIns, standInsIn } from './looks.ts'

/** Who of the sample members stands for which class of a draft's changes; asked when somebody wants to see them. */
export function useStandIns(name: string, isWanted: boolean) {
  const asked = useQuery(StandInsDocument, { variables: { name }, skip: !isWanted, fetchPolicy: 'no-cache' })
  const report = asked.data?.draft?.check.report
  const data: StandIns | undefined = report ? standInsIn(report) : undefined
  return { ...asked, data }
}
