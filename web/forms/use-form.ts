import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { checkForm, type FormErrors, type FormRules, type FormWords, formValues } from './form-rules.ts'
import { useAfterPress } from './use-after-press.ts'

interface FormOptions<Name extends string> {
  /** Messages that the action returned; shown until the field changes. */
  serverErrors?: FormErrors<Name> | undefined
  /** Text "common" of the manifest, for the generic messages. */
  words: FormWords
}

/**
 * A form of uncontrolled fields: what is typed before the script arrives is kept, and a plain post works. Messages show once a field was left or the form was sent; an invalid form is not sent and its first
 * failing field gets focus.
 */
export function useForm<Name extends string>(rules: FormRules<Name>, { serverErrors, words }: FormOptions<Name>) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FormErrors<Name>>({})
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [fromServer, setFromServer] = useState<{ errors: FormErrors<Name> | undefined; changed: ReadonlySet<string> }>({
    errors: serverErrors,
    changed: new Set(),
  })
  if (fromServer.errors !== serverErrors) setFromServer({ errors: serverErrors, changed: new Set() })

  const check = () => {
    const found = form.current
      ? checkForm(rules, formValues(new FormData(form.current)) as FormErrors<Name>, words)
      : {}
    setErrors(found)
    return found
  }
  const afterPress = useAfterPress()
  // What a field was told in one language is told anew in another.
  const said = useRef(words)
  useEffect(() => {
    if (said.current === words) return
    said.current = words
    if (touched.size > 0) check()
  })
  const fieldName = (event: FormEvent | FocusEvent) => (event.target as Partial<HTMLInputElement>).name ?? ''

  // What the service said about a field holds until it changes, also where a refused password was taken out of it.
  const errorOf = (name: Name): string | undefined =>
    (fromServer.changed.has(name) ? undefined : serverErrors?.[name]) ?? (touched.has(name) ? errors[name] : undefined)

  return {
    /** Spread on the form element. */
    formProps: {
      ref: form,
      noValidate: true,
      onChange: (event: FormEvent) => {
        const name = fieldName(event)
        setFromServer(before => ({ ...before, changed: new Set([...before.changed, name]) }))
        check()
      },
      onBlur: (event: FocusEvent) => {
        const name = fieldName(event)
        afterPress(() => {
          // Sending moves focus, so this can run within the same event: it must add to what sending has touched.
          if (name in rules) setTouched(before => new Set([...before, name]))
          check()
        })
      },
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        const found = check()
        setTouched(new Set(Object.keys(rules)))
        const first = Object.keys(found)[0]
        if (first === undefined) return
        event.preventDefault()
        focusField(event.currentTarget, first)
      },
    },
    /** Spread on a field: its name, label, whether it is required, and its message once it is due. */
    field: (name: Name) => ({
      name,
      label: rules[name].label,
      required: rules[name].required,
      error: errorOf(name),
    }),
    errorOf,
    /** True once the person left a field or tried to send the form. */
    touched: touched.size > 0,
    valid: Object.keys(errors).length === 0,
  }
}

/** Focuses a field by name and brings it into view (OPEN-22). */
export function focusField(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name)
  const element = field instanceof RadioNodeList ? field[0] : field
  if (!(element instanceof HTMLElement)) return
  element.focus({ preventScroll: true })
  element.scrollIntoView?.({ block: 'center', behavior: 'auto' })
}
