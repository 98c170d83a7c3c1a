import { type MouseEvent, type ReactNode, useState } from 'react'
import styles from '../button/button.module.css'
import type { ButtonKind } from '../button/button.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { useWords } from '../words/words.tsx'
import { fetchFile, saveFile, showFile } from './file.ts'

interface Props {
  /** The file's address, below /files/. */
  address: string
  /** Name that the file is saved under where the browser blocks the window. */
  fileName: string
  /** The link's accessible name. */
  label: string
  kind?: ButtonKind | undefined
  size?: 'medium' | 'small' | undefined
  /** Address of what the window shows until the file is there. */
  waiting: string
  /** Called with the status of a failed fetch, once the window is closed; 0 for no answer. */
  onFailure: (status: number) => void
  children: ReactNode
}

/**
 * A link to a file that opens in a window of its own. The window opens at the click, since browsers allow it only then,
 * and shows a waiting page until the file is there; a failure closes it again. Without script the browser follows the link.
 */
export function OpenFileLink({
  address,
  fileName,
  label,
  kind = 'secondary',
  size = 'medium',
  waiting,
  onFailure,
  children,
}: Props) {
  const word = useWords()
  const [busy, setBusy] = useState(false)

  async function open(event: MouseEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    const target = window.open(waiting, '_blank')
    const fetched = await fetchFile(address)
    setBusy(false)
    if ('failure' in fetched) {
      target?.close()
      return onFailure(fetched.status)
    }
    if (target) showFile(fetched.file, target)
    else saveFile(fetched.file, fileName)
  }

  return (
    <>
      <a
        className={styles.button}
        data-kind={kind}
        data-size={size}
        href={address}
        target="_blank"
        rel="noreferrer"
        aria-label={`${label} (${word('opensInNewTab')})`}
        aria-disabled={busy || undefined}
        onClick={open}
      >
        {children}
      </a>
      <VisuallyHidden>
        <span role="status">{busy ? word('downloading') : ''}</span>
      </VisuallyHidden>
    </>
  )
}
