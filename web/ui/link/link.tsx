import { type AnchorHTMLAttributes, createContext, type MouseEvent, use } from 'react'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { useWords } from '../words/words.tsx'
import { linkWay, outsideAddress } from './addresses.ts'

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel'> {
  /** A path of the portal, or an https:, tel: or mailto: address. */
  target: string
  newTab?: boolean | undefined
  /** Takes the place of the address in the browser's history, for choices on one screen. */
  replace?: boolean | undefined
  [data: `data-${string}`]: string | boolean | undefined
}

/** How the links of a page are followed. */
export interface Following {
  /** Paths of the portal that are opened by loading a page. */
  documents: ReadonlySet<string>
  /** Opens another address of the portal on the page in sight, after a click that asks for no more. */
  follow(click: MouseEvent<HTMLAnchorElement>, replace: boolean | undefined): void
}

/** The root gives it; without it the browser follows all links by loading pages. */
export const FollowingContext = createContext<Following>({ documents: new Set(), follow: () => undefined })

/**
 * A link of a manifest. One that opens a new tab says so to screen readers, and the opened page gets no `window.opener`. A plain
 * anchor: react-router's own resolves its address against the route, which for the many links of a page costs as much as
 * all the rest of them, and addresses of manifests are whole.
 */
export function Link({ target, newTab, replace, onClick, children, ...rest }: LinkProps) {
  const { documents, follow } = use(FollowingContext)
  const onPage = !newTab && linkWay(target, documents) === 'portal'
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    follow(event, replace)
  }
  return (
    <a
      {...rest}
      {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}
      href={outsideAddress(target)}
      onClick={onPage ? click : onClick}
    >
      {children}
      {newTab && <NewTab />}
    </a>
  )
}

function NewTab() {
  const word = useWords()
  return <VisuallyHidden> ({word('opensInNewTab')})</VisuallyHidden>
}
