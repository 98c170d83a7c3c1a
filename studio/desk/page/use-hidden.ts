import { useQuery } from '@apollo/client/react'
import { useEffect, useMemo, useState } from 'react'
import type { Surface } from '../../../schema/generated/manifests.ts'
import { HiddenItemsDocument } from '../../generated/preview.ts'
import type { PreviewInput } from '../../generated/schema-types.ts'

/** So long nobody may have edited before it is asked anew: the preview of an edit goes first. */
const pauseMs = 1_500

/** A surface's items that the member in sight does not see, by their ids: their whole names. What was told before stays until it is told anew. */
export function useHidden(input: PreviewInput, version: number, surface: Surface): ReadonlyMap<string, string> {
  const [settled, setSettled] = useState(version)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(version), pauseMs)
    return () => clearTimeout(timer)
  }, [version])
  const asked = useQuery(HiddenItemsDocument, {
    variables: { input: { ...input, version: settled } },
    fetchPolicy: 'no-cache',
  })
  const hidden = (asked.data ?? asked.previousData)?.preview?.hidden
  return useMemo(
    () =>
      new Map(
        (hidden ?? [])
          .filter(each => each.surface === surface)
          .map(({ item }) => [item.slice(item.lastIndexOf('/') + 1), item]),
      ),
    [hidden, surface],
  )
}
