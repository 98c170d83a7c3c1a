import { useLocation, useSearchParams } from 'react-router'
import { withQuery } from '../link/addresses.ts'
import { Link } from '../link/link.tsx'
import styles from './tab-links.module.css'

export interface TabLink {
  value: string
  label: string
}

interface Props {
  label: string
  /** Name of the tab's query value. */
  name: string
  /** The first is current when the address names none. */
  tabs: readonly TabLink[]
  /** Other query values that a change of tab drops: the page of a list. */
  forget?: readonly string[] | undefined
  /** Pills for choices such as family members, tabs for parts of the screen. */
  look?: 'tabs' | 'pills' | undefined
  /** Id of the part of the screen that changes: the view scrolls there instead of to the top. */
  part?: string | undefined
}

/** Parts of a screen as links, one of them current. Each has an address of its own: Back and reload keep the choice. */
export function TabLinks({ label, name, tabs, forget = [], look = 'tabs', part }: Props) {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const current = tabIn(search, name, tabs)
  const at = part === undefined ? '' : `#${part}`
  const forgotten = Object.fromEntries(forget.map(other => [other, undefined]))
  const targetOf = (value: string | undefined) => withQuery(pathname, search, { ...forgotten, [name]: value }) + at
  const links = tabs.map(({ value, label: text }, index) => ({
    key: value,
    label: text,
    target: targetOf(index === 0 ? undefined : value),
    current: value === current,
  }))
  return <LinkRow label={label} look={look} links={links} />
}

interface LinkRowProps {
  label: string
  look: 'tabs' | 'pills'
  links: readonly { key: string; label: string; target: string; current: boolean }[]
}

/** Links side by side, the one in sight marked, wherever each leads. */
export function LinkRow({ label, look, links }: LinkRowProps) {
  return (
    <nav aria-label={label} className={styles.tabs} data-look={look} data-print="hidden">
      {look === 'pills' && (
        <p className={styles.label} aria-hidden="true">
          {label}
        </p>
      )}
      <ul>
        {links.map(({ key, label: text, target, current }) => (
          <li key={key}>
            <Link target={target} aria-current={current ? 'page' : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The tab that an address names, else the first. */
export function tabIn(search: URLSearchParams, name: string, tabs: readonly TabLink[]): string | undefined {
  const asked = search.get(name)
  return (tabs.find(({ value }) => value === asked) ?? tabs[0])?.value
}
