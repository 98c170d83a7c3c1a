import { type MouseEvent, useRef, useState } from 'react'
import styles from '../button/button.module.css'
import { Button } from '../button/button.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { useWords } from '../words/words.tsx'
import own from './download.module.css'
import { type Fetched, fetchFile, saveFile } from './file.ts'

interface Props {
  /** The file's address, below /files/. */
  address: string
  /** Name that the file is saved under. */
  fileName: string
  children: string
}

type State = 'ready' | 'busy' | Extract<Fetched, { failure: unknown }>

/**
 * A link to a file. Without script the browser follows it; with script the file is fetched first, so that a failure is
 * shown in place, with a button to try again, instead of leading to another page.
 */
export function DownloadLink({ address, fileName, children }: Props) {
  const word = useWords()
  const [state, setState] = useState<State>('ready')
  const link = useRef<HTMLAnchorElement>(null)

  async function download(event: MouseEvent) {
    event.preventDefault()
    if (state === 'busy') return
    // The button that tries again goes with its message.
    link.current?.focus()
    setState('busy')
    const fetched = await fetchFile(address)
    if ('file' in fetched) saveFile(fetched.file, fileName)
    setState('file' in fetched ? 'ready' : fetched)
  }

  return (
    <div className={own.download}>
      <a
        ref={link}
        className={styles.button}
        data-kind="secondary"
        data-size="medium"
        href={address}
        download
        onClick={download}
      >
        {state === 'busy' ? word('downloading') : children}
      </a>
      <VisuallyHidden>
        <span role="status">{state === 'busy' ? word('downloading') : ''}</span>
      </VisuallyHidden>
      {typeof state === 'object' && (
        <p role="alert" className={own.failure}>
          {word(state.failure)}{' '}
          <Button kind="quiet" size="small" onClick={download}>
            {word('retry')}
          </Button>
        </p>
      )}
    </div>
  )
}
