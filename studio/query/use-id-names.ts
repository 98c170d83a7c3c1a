import { useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import type { IdNames } from '../../engine/words/id-names.ts'
import { IdNamesDocument } from '../generated/id-names.ts'

/** How groups, parent groups and programs are called, by their numbers; nothing until it is known. */
export function useIdNames(): IdNames {
  const { data } = useQuery(IdNamesDocument)
  return useMemo(
    () =>
      Object.fromEntries(
        [...Map.groupBy(data?.idNames ?? [], ({ set }) => set)].map(([set, names]) => [
          set,
          Object.fromEntries(names.map(({ value, name }) => [value, name])),
        ]),
      ),
    [data],
  )
}
