import { useLoaderData } from 'react-router'
import type { ScreenAnswer, ScreenData } from './screen-data.ts'

/** What the screen's own loader returned; name the query type of its document. */
export function useScreen<Data extends ScreenAnswer>(): ScreenData<Data> {
  return useLoaderData() as ScreenData<Data>
}
