import { type ReactNode, useRef } from 'react'
import { useAutoClose } from './use-auto-close.ts'

interface Props {
  /** What opens and closes it. */
  label: ReactNode
  /** Its accessible name, where the label alone is not enough. */
  name?: string | undefined
  className?: string | undefined
  children: ReactNode
}

/**
 * Something behind a button, by the native details element: it works before any script, and the script only adds that
 * it closes by Escape, by a click or focus elsewhere, after a navigation and when the viewport class changes (SHELL-24).
 */
export function Disclosure({ label, name, className, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  useAutoClose(details)
  return (
    <details ref={details} className={className}>
      <summary aria-label={name}>{label}</summary>
      {children}
    </details>
  )
}
