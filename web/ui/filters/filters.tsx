import type { ReactNode } from 'react'
import { Form, useLocation, useSearchParams } from 'react-router'
import { useHydrated } from '../../state/hydrated.ts'
import { Button, ButtonLink, usePending } from '../button/button.tsx'
import { resultsId } from '../results/results.tsx'
import { useWords } from '../words/words.tsx'
import { FilterFold } from './filter-fold.tsx'
import styles from './filters.module.css'

interface Props {
  /** Accessible name: "Filter claims". */
  label: string
  /** What is chosen, in words; with one, all of them can be cleared. */
  chosen: readonly string[]
  /** A field has a mistake: the form stays open. */
  invalid?: boolean | undefined
  /** Query values that the address keeps whatever is filtered: a tab. */
  keep?: Readonly<Record<string, string>> | undefined
  children: ReactNode
}

/** The filters of a list. The choice is in the address, so that Back, reload and a bookmark keep it; it works without script. */
export function Filters({ label, chosen, invalid, keep = {}, children }: Props) {
  const word = useWords()
  const { pathname, search } = useLocation()
  const action = useResultsAction()
  const busy = usePending()
  const kept = new URLSearchParams(keep).toString()
  return (
    <search aria-label={label} data-print="hidden">
      {/* Uncontrolled fields take the values of a new address only when they are remounted. */}
      <Form key={search} method="get" action={action} className={styles.filters} noValidate>
        {Object.entries(keep).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <FilterFold name={word('filters')} chosen={chosen} startsOpen={invalid}>
          <div className={styles.controls}>{children}</div>
          <div className={styles.actions}>
            <Button type="submit" disabled={busy}>
              {word('applyFilters')}
            </Button>
            {chosen.length > 0 && (
              <ButtonLink kind="quiet" target={kept === '' ? pathname : `${pathname}?${kept}`}>
                {word('clearFilters')}
              </ButtonLink>
            )}
          </div>
        </FilterFold>
      </Form>
    </search>
  )
}

/**
 * Where the form of a list sends what was chosen: to its own screen. Without script the address names the count of the
 * results, so that the browser brings it into sight; with script that follows the navigation (MEMBER-21).
 */
export function useResultsAction(): string {
  const { pathname } = useLocation()
  return useHydrated() ? pathname : `${pathname}#${resultsId}`
}

/** Keeps the address's choices as hidden fields while their lists could not be loaded, so that other filters do not drop them. */
export function KeptChoices({ names }: { names: readonly string[] }) {
  const [search] = useSearchParams()
  const kept = names.flatMap(name => search.getAll(name).map(value => ({ name, value })))
  return kept.map(({ name, value }) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />)
}
