import { lazy, Suspense, useEffect, useState } from 'react'
import { Icon } from '../../web/ui/icon/icon.tsx'
import styles from './search-button.module.css'

const SearchDialog = lazy(async () => ({ default: (await import('./search-dialog.tsx')).SearchDialog }))

/** The way to the search from every screen, by pointer and by one key; what it is made of is loaded when it is first opened (STUDIO-04). */
export function SearchButton() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isLetter =
        (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k'
      if (!isLetter && event.key !== 'F3') return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-keyshortcuts="Control+K Meta+K F3"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="search" size="small" /> Search <kbd>Ctrl K</kbd>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
