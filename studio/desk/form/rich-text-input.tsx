import { useRef } from 'react'
import { toRichText } from '../../../engine/text/rich-text.ts'
import { RichText } from '../../../web/ui/rich-text/rich-text.tsx'
import { Words } from '../../../web/ui/words/words.tsx'
import { tell } from '../../shell/tell.tsx'
import { useDesk } from '../desk-context.ts'
import { type ControlProps, elementProps, textOf } from './control.ts'
import styles from './form.module.css'
import { type Marking, marked } from './marked.ts'

const markings: readonly (readonly [Marking, label: string])[] = [
  ['strong', 'Bold'],
  ['emphasis', 'Italic'],
  ['link', 'Link'],
  ['list', 'List'],
]

/** Text with a little markup, with buttons that write it, and below it the text as members read it, drawn by the portal's own code (STUDIO-05). */
export function RichTextInput(props: ControlProps) {
  const { value, required, onChange, readOnly, label } = props
  const area = useRef<HTMLTextAreaElement>(null)
  const { words } = useDesk()
  const text = textOf(value)
  const say = (said: string) => onChange(said === '' && !required ? undefined : said)
  function mark(marking: Marking) {
    const element = area.current
    if (!element) return
    const next = marked(element.value, [element.selectionStart, element.selectionEnd], marking)
    say(next.text)
    // When what is said is drawn.
    requestAnimationFrame(() => {
      element.focus()
      element.setSelectionRange(...next.selection)
    })
  }
  return (
    <div className={styles.rich}>
      <fieldset className={styles.markings} aria-label={`Markup of ${label}`}>
        {markings.map(([marking, name]) => (
          <button key={marking} type="button" disabled={readOnly} onClick={() => mark(marking)}>
            {name}
          </button>
        ))}
      </fieldset>
      <textarea
        {...elementProps(props)}
        ref={area}
        className={styles.input}
        rows={4}
        value={text}
        onChange={({ target }) => say(target.value)}
      />
      {text.trim() !== '' && (
        <figure
          className={styles.drawn}
          onClickCapture={event => {
            // A link is looked at here, not followed: the portal's addresses are none of the studio's.
            const link = event.target instanceof Element ? event.target.closest('a') : null
            if (!link) return
            event.preventDefault()
            tell(`This link leads to ${link.getAttribute('href')}`)
          }}
        >
          <figcaption className={styles.help}>As members read it</figcaption>
          <Words words={words} language="en-US">
            <RichText tree={toRichText(text)} />
          </Words>
        </figure>
      )}
    </div>
  )
}
