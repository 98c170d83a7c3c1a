import { useQuery } from '@apollo/client/react'
import { useEffect, useMemo, useState } from 'react'
import type { Surface } from '../../../schema/generated/manifests.ts'
import { HiddenItemsDocument } from '../../generated/preview.ts'
import type { PreviewInput } from '../../generated/schema-types.ts'
import type { DraftStore } from '../model/draft-store.ts'

/** So long nobody may have edited before it is asked anew: the preview of an edit goes first. */
const pauseMs = 1_500

/** A surface's items that the member in sight does not see, by their ids: their whole names. What was told before stays until it is told anew. */
export function useHidden(input: PreviewInput, store: DraftStore, surface: Surface): ReadonlyMap<string, string> {
  const [settled, setSettled] = useState(() => store.state().version)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let last: number | undefined
    // The desk is not drawn for a version that nothing is asked about yet.
    const wait = () => {
      const { version } = store.state()
      if (version === last) return
      last = version
      clearTimeout(timer)
      timer = setTimeout(() => setSettled(version), pauseMs)
    }
    wait()
    const unfollow = store.follow(wait)
    return () => {
      unfollow()
      clearTimeout(timer)
    }
  }, [store])
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
