import type { AnchorHTMLAttributes, MouseEvent } from 'react'

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> {
  /** Id of the element that the link leads to; it can take focus. */
  to: string
}

/**
 * A link to a part of the page in sight. With script it moves focus and the page alone: the browser's own way is an entry of the
 * history, which the router takes for a navigation, and what a form was answered and the step that it is at go with it.
 */
export function SamePageLink({ to, ...rest }: Props) {
  const go = (event: MouseEvent) => {
    event.preventDefault()
    const part = document.getElementById(to)
    part?.focus()
    part?.scrollIntoView?.()
  }
  return <a {...rest} href={`#${to}`} onClick={go} />
}
