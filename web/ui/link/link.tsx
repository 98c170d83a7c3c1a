import { type AnchorHTMLAttributes, createContext, use } from 'react'
import { Link as RouterLink } from 'react-router'
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

/** Paths of the portal that are opened by loading a page; the root gives those of the brand. */
export const DocumentPaths = createContext<ReadonlySet<string>>(new Set())

/** A link of a manifest. One that opens a new tab says so to screen readers, and the opened page gets no `window.opener`. */
export function Link({ target, newTab, replace, children, ...rest }: LinkProps) {
  const word = useWords()
  const documents = use(DocumentPaths)
  const tab = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  const content = (
    <>
      {children}
      {newTab && <VisuallyHidden> ({word('opensInNewTab')})</VisuallyHidden>}
    </>
  )
  if (linkWay(target, documents) === 'portal') {
    return (
      <RouterLink {...rest} {...tab} {...(replace && { replace })} to={target}>
        {content}
      </RouterLink>
    )
  }
  return (
    <a {...rest} {...tab} href={outsideAddress(target)}>
      {content}
    </a>
  )
}
