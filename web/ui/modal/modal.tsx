import { type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react'
import { Button } from '../button/button.tsx'
import frame from '../dialog/dialog-frame.module.css'
import { Icon } from '../icon/icon.tsx'
import { useWords } from '../words/words.tsx'
import styles from './modal.module.css'

export type ModalAnswer = 'primary' | 'secondary' | 'cancel' | 'close'

interface Props {
  open: boolean
  type: 'info' | 'success' | 'warning' | 'error'
  heading: string
  subheading?: string | undefined
  message?: string | undefined
  iconPath?: string | undefined
  primaryText: string
  secondaryText?: string | undefined
  cancelText?: string | undefined
  showSecondary?: boolean | undefined
  showCancel?: boolean | undefined
  showClose?: boolean | undefined
  /** Called with what the person chose, after the modal has closed itself (UI-22). */
  onAnswer: (answer: ModalAnswer) => void
}

/**
 * A question that must be answered (UI-19 to UI-23). The native dialog keeps focus inside and returns it to where it was;
 * Escape answers "close", and only where there is a close button.
 */
export function Modal({ open, type, heading, subheading, message, iconPath, onAnswer, ...texts }: Props) {
  const { primaryText, secondaryText, cancelText, showSecondary, showCancel, showClose } = texts
  const word = useWords()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal()
    if (!open && dialog.current?.open) dialog.current.close()
  }, [open])

  const answer = (given: ModalAnswer) => () => {
    dialog.current?.close()
    onAnswer(given)
  }
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault()
    if (showClose) answer('close')()
  }

  return (
    <dialog
      ref={dialog}
      className={`${frame.frame} ${styles.modal}`}
      data-type={type}
      aria-labelledby={id}
      onCancel={onCancel}
    >
      {showClose && (
        <Button kind="quiet" className={styles.close ?? ''} aria-label={word('close')} onClick={answer('close')}>
          <Icon name="cross" />
        </Button>
      )}
      {iconPath && <img src={iconPath} alt="" width={48} height={48} />}
      <h2 id={id}>{heading}</h2>
      {subheading && <p className={styles.subheading}>{subheading}</p>}
      {message && <p>{message}</p>}
      <div className={styles.actions}>
        <Button onClick={answer('primary')}>{primaryText}</Button>
        {showSecondary && secondaryText && (
          <Button kind="secondary" onClick={answer('secondary')}>
            {secondaryText}
          </Button>
        )}
        {showCancel && cancelText && (
          <Button kind="quiet" onClick={answer('cancel')}>
            {cancelText}
          </Button>
        )}
      </div>
    </dialog>
  )
}
