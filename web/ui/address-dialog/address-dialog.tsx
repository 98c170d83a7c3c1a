import { type ReactNode, type SyntheticEvent, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import frame from '../dialog/dialog-frame.module.css'
import styles from './address-dialog.module.css'

interface Props {
  heading: string
  /** Where closing leads: the address without what opened the dialog. */
  closeTo: string
  children: ReactNode
}

/**
 * A dialog that an address opens, so that it works without script and Back closes it. Script makes it modal: focus moves
 * into it, the page behind is inert, and Escape leads to `closeTo`.
 */
export function AddressDialog({ heading, closeTo, children }: Props) {
  const id = useId()
  const navigate = useNavigate()
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  // Closed before it leaves the page, so that the page behind is no longer inert.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.close()
    element?.showModal()
    return () => element?.close()
  }, [])
  useEffect(() => title.current?.focus(), [])
  const close = (event: SyntheticEvent) => {
    event.preventDefault()
    void navigate(closeTo, { preventScrollReset: true })
  }
  return (
    <dialog ref={dialog} open className={`${frame.frame} ${styles.dialog}`} aria-labelledby={id} onCancel={close}>
      <h2 ref={title} id={id} tabIndex={-1}>
        {heading}
      </h2>
      {children}
    </dialog>
  )
}
