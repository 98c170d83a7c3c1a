import { type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router'

/**
 * For a dialog that an address opens, so that it works without script and Back closes it. Script makes it modal: focus
 * moves to its title, the page behind is inert, and Escape leads to `closeTo`, in the place of the dialog's address, so that Back
 * does not open again what was closed.
 */
export function useAddressDialog(closeTo: string) {
  const navigate = useNavigate()
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  // Closed before it leaves the page, so that the page behind is no longer inert.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.close()
    element?.showModal()
    title.current?.focus()
    return () => element?.close()
  }, [])
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault()
    void navigate(closeTo, { replace: true, preventScrollReset: true })
  }
  return { dialog, title, onCancel }
}
