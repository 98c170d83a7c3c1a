import { useLocation, useSearchParams } from 'react-router'
import { ButtonLink } from '../button/button.tsx'
import { withQuery } from '../link/addresses.ts'
import { useWords } from '../words/words.tsx'
import styles from './pagination.module.css'

interface Props {
  /** What is listed, for the name of the navigation: "Claims". */
  label: string
  /** 0-based, as the gateway counts. */
  page: number
  totalPages: number
}

/** Links to the next and previous page of a list. The page is in the address, counted from 1. */
export function Pagination({ label, page, totalPages }: Props) {
  const word = useWords()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  if (totalPages < 2) return null
  const at = (to: number) => withQuery(pathname, search, { page: to === 0 ? undefined : to + 1 })
  return (
    <nav className={styles.pagination} aria-label={word('pagesOf', { label })} data-print="hidden">
      {page > 0 && (
        <ButtonLink kind="secondary" target={at(page - 1)}>
          {word('previousPage')}
        </ButtonLink>
      )}
      <p className={styles.place}>{word('pageOf', { page: page + 1, total: totalPages })}</p>
      {page + 1 < totalPages && (
        <ButtonLink kind="secondary" target={at(page + 1)}>
          {word('nextPage')}
        </ButtonLink>
      )}
    </nav>
  )
}

/** The page that an address asks for, 0-based; anything else is the first. */
export function pageIn(search: URLSearchParams): number {
  const page = search.get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) - 1 : 0
}
