import { type ReactNode, useEffect, useRef } from 'react'
import { isJsonObject, type JsonObject } from '../../../engine/json.ts'
import { Button } from '../../../web/ui/button/button.tsx'
import { tell } from '../../shell/tell.tsx'
import { accepted, type Picture, usePictures } from '../assets/use-pictures.ts'
import { useDesk } from '../desk-context.ts'
import type { ControlProps } from './control.ts'
import styles from './form.module.css'

interface Props extends ControlProps {
  /** Draws the other fields of the picture: its words, its size. */
  fieldsOf: (value: JsonObject, apart: readonly string[]) => ReactNode
}

/** A picture: one of the brand's, or one from this computer, with the words for whoever does not see it (STUDIO-05). */
export function PictureField(props: Props) {
  const { id, label, value, required, onChange, readOnly, fieldsOf } = props
  const { brand } = useDesk()
  const { pictures, add, isAdding } = usePictures(brand)
  const upload = useRef<HTMLInputElement>(null)
  const held = isJsonObject(value) ? value : {}
  const file = typeof held.src === 'string' ? held.src : ''
  const shown = pictures.find(each => each.file === file)
  // An upload takes a while: it goes into what is said by then, not into what was said when it began.
  const shownNow = useRef<Pick<Props, 'value' | 'onChange'> | undefined>(props)
  useEffect(() => {
    shownNow.current = props
    return () => {
      shownNow.current = undefined
    }
  }, [props])
  const take = ({ file: src, width, height }: Picture) => {
    const now = shownNow.current
    if (!now) return tell(`${src} is in the draft. You have gone on meanwhile: choose it at “${label}” to use it.`)
    const next: JsonObject = { ...(isJsonObject(now.value) ? now.value : {}), src, width, height }
    now.onChange(next)
  }
  return (
    <>
      <div className={styles.picture}>
        {shown ? (
          <img src={shown.address} alt="" width={shown.width} height={shown.height} />
        ) : (
          <span className={styles.help}>
            {file === '' ? 'No picture' : `${file} is not among this brand’s pictures`}
          </span>
        )}
        <div className={styles.field}>
          <label htmlFor={`${id}-file`}>File</label>
          <select
            id={`${id}-file`}
            className={styles.input}
            disabled={readOnly}
            value={file}
            onChange={({ target }) => {
              const chosen = pictures.find(each => each.file === target.value)
              if (chosen) take(chosen)
              else if (target.value === '') onChange(undefined)
            }}
          >
            {(!required || file === '') && <option value="">–</option>}
            {file !== '' && !shown && <option value={file}>{file}</option>}
            {pictures.map(each => (
              <option key={each.file} value={each.file}>
                {`${each.file} (${each.width} × ${each.height}, ${(each.bytes / 1000).toFixed(0)} KB)`}
              </option>
            ))}
          </select>
          <input
            ref={upload}
            type="file"
            hidden
            accept={accepted}
            aria-label={`Upload a picture for ${label}`}
            onChange={async ({ target }) => {
              const [chosen] = target.files ?? []
              const added = chosen && (await add(chosen))
              // The same file can be chosen again.
              target.value = ''
              if (added) take(added)
            }}
          />
          <div className={styles.besides}>
            <Button
              kind="secondary"
              size="small"
              disabled={readOnly}
              aria-disabled={isAdding || undefined}
              onClick={() => !isAdding && upload.current?.click()}
            >
              {isAdding ? 'Uploading …' : 'Upload a picture'}
            </Button>
            <span className={styles.help}>SVG, PNG, JPEG or WebP, at most 1 MB</span>
          </div>
        </div>
      </div>
      {file !== '' && fieldsOf(held, ['src'])}
    </>
  )
}
