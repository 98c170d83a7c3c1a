import { type ReactNode, useId } from 'react'
import frame from '../dialog/dialog-frame.module.css'
import styles from './address-dialog.module.css'
import { useAddressDialog } from './use-address-dialog.ts'

interface Props {
  heading: string
  /** Where closing leads: the address without what opened the dialog. */
  closeTo: string
  children: ReactNode
}

/** A dialog over the page that an address opens. */
export function AddressDialog({ heading, closeTo, children }: Props) {
  const id = useId()
  const { dialog, title, onCancel } = useAddressDialog(closeTo)
  return (
    <dialog ref={dialog} open className={`${frame.frame} ${styles.dialog}`} aria-labelledby={id} onCancel={onCancel}>
      <h2 ref={title} id={id} tabIndex={-1}>
        {heading}
      </h2>
      {children}
    </dialog>
  )
}
