import type { ReactNode } from 'react'
import { Form, useLocation, useSearchParams } from 'react-router'
import { Button, ButtonLink, usePending } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { useWords } from '../words/words.tsx'
import styles from './filters.module.css'

interface Props {
  /** Accessible name: "Filter claims". */
  label: string
  /** Set when a filter is chosen: offers to clear all of them. */
  chosen: boolean
  /** Query values that the address keeps whatever is filtered: a tab. */
  keep?: Readonly<Record<string, string>> | undefined
  children: ReactNode
}

/**
 * The filters of a list. The choice is in the address, so that Back, reload and a bookmark keep it; it works without script.
 * On a phone they are collapsed until one is chosen, so that the list is visible.
 */
export function Filters({ label, chosen, keep = {}, children }: Props) {
  const word = useWords()
  const { pathname, search } = useLocation()
  const busy = usePending()
  const kept = new URLSearchParams(keep).toString()
  return (
    <search aria-label={label} data-print="hidden">
      {/* Uncontrolled fields take the values of a new address only when they are remounted. */}
      <Form key={search} method="get" action={pathname} className={styles.filters} noValidate>
        {Object.entries(keep).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <details className={styles.fold} open={chosen}>
          <summary>
            <span>{word('filters')}</span>
            <Icon name="chevron" size="small" />
          </summary>
          <div className={styles.open}>
            <div className={styles.controls}>{children}</div>
            <div className={styles.actions}>
              <Button type="submit" disabled={busy}>
                {word('applyFilters')}
              </Button>
              {chosen && (
                <ButtonLink kind="quiet" target={kept === '' ? pathname : `${pathname}?${kept}`}>
                  {word('clearFilters')}
                </ButtonLink>
              )}
            </div>
          </div>
        </details>
      </Form>
    </search>
  )
}

/** Keeps the address's choices as hidden fields while their lists could not be loaded, so that other filters do not drop them. */
export function KeptChoices({ names }: { names: readonly string[] }) {
  const [search] = useSearchParams()
  const kept = names.flatMap(name => search.getAll(name).map(value => ({ name, value })))
  return kept.map(({ name, value }) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />)
}
