import { lazy, Suspense, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from '../../web/ui/icon/icon.tsx'
import styles from './search-button.module.css'

const SearchDialog = lazy(async () => ({ default: (await import('./search-dialog.tsx')).SearchDialog }))

/** The way to the search from every screen, by pointer and by one key; what it is made of is loaded when it is first opened (STUDIO-04). */
export function SearchButton() {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<Element>(null)
  const open = useCallback(() => {
    opener.current = document.activeElement
    setOpen(true)
  }, [])
  // Before anything is painted: whoever sees a screen has its key.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isLetter =
        (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k'
      if (!isLetter && event.key !== 'F3') return
      event.preventDefault()
      open()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [open])
  // Whoever leaves it is back where they were, whatever a screen that was loading has focused meanwhile; whoever goes on is in the content.
  const close = (isLeft: boolean) => {
    flushSync(() => setOpen(false))
    const next = isLeft ? opener.current : document.getElementById('main')
    if (next instanceof HTMLElement) next.focus({ preventScroll: true })
  }
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-keyshortcuts="Control+K Meta+K F3"
        aria-haspopup="dialog"
        onClick={open}
      >
        <Icon name="search" size="small" /> <span>Search</span> <kbd>Ctrl K</kbd>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <SearchDialog onClose={close} />
        </Suspense>
      )}
    </>
  )
}
