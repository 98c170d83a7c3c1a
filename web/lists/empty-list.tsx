import { useLocation, useSearchParams } from 'react-router'
import { ButtonLink } from '../ui/button/button.tsx'
import { Empty } from '../ui/empty/empty.tsx'
import { withQuery } from '../ui/link/addresses.ts'
import { useWords } from '../ui/words/words.tsx'

interface EmptyListWords {
  /** There is nothing, whatever is filtered. */
  never: string
  neverHint: string
  /** Filters hide what there may be. */
  empty: string
  emptyHint: string
}

interface Props {
  /** Whether the person narrowed the list. */
  filtered: boolean
  text: EmptyListWords
}

/** In place of a list without items: says whether there is nothing or whether filters hide it, and offers to clear them (MEMBER-22). */
export function EmptyList({ filtered, text }: Props) {
  const word = useWords()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const cleared = withQuery(pathname, new URLSearchParams(), { type: search.get('type') ?? undefined })
  return (
    <Empty icon="document" title={filtered ? text.empty : text.never}>
      <p>{filtered ? text.emptyHint : text.neverHint}</p>
      {filtered && (
        <ButtonLink kind="secondary" target={cleared}>
          {word('clearFilters')}
        </ButtonLink>
      )}
    </Empty>
  )
}
