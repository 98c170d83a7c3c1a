import { useEffect, useRef } from 'react'
import { useSubmit } from 'react-router'

/** A form that is sent once, as soon as the page is alive. */
export function useSubmitItself() {
  const form = useRef<HTMLFormElement>(null)
  const sent = useRef(false)
  const submit = useSubmit()
  useEffect(() => {
    if (sent.current || !form.current) return
    sent.current = true
    submit(form.current, { replace: true })
  }, [submit])
  return form
}
