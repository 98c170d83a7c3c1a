import { useId, useState } from 'react'
import type { FromPreview } from '../../schema/preview-messages.ts'
import { PreviewPane } from '../preview/preview-pane.tsx'
import styles from './theme.module.css'

interface Props {
  draftId: string
  /** Of the draft as it is saved. */
  version: number
  brand: string
  name: string
  /** Whether the brand begins with this draft: then there is nothing before it. */
  isNew: boolean
}

const pages = [
  { standing: 'SIGNED_IN', name: 'Signed in, at Home' },
  { standing: 'SIGNED_OUT', name: 'Before log-in' },
] as const
const widths = [
  { width: 1280, name: 'Desktop' },
  { width: 768, name: 'Tablet' },
  { width: 375, name: 'Phone' },
] as const

/** The page as members have it, and beside it as the draft makes it; both scroll together (STUDIO-13). */
export function BeforeAfter({ draftId, version, brand, name, isNew }: Props) {
  const id = useId()
  const [page, setPage] = useState<(typeof pages)[number]['standing']>('SIGNED_IN')
  const [width, setWidth] = useState(1280)
  const [scrolled, setScrolled] = useState<{ of?: string; top?: number }>({})
  const heard = (of: string) => (message: FromPreview) => {
    if (message.kind === 'scrolled') setScrolled({ of, top: message.top })
  }
  const topOf = (of: string) => (scrolled.of === of ? undefined : scrolled.top)
  const shared = { persona: 'active', brand, standing: page }
  return (
    <>
      <div className={styles.looks}>
        <p>
          <label htmlFor={`${id}-page`}>Look at</label>
          <select
            id={`${id}-page`}
            value={page}
            onChange={event => setPage(pages.find(({ standing }) => standing === event.target.value)?.standing ?? page)}
          >
            {pages.map(each => (
              <option key={each.standing} value={each.standing}>
                {each.name}
              </option>
            ))}
          </select>
        </p>
        <p>
          <label htmlFor={`${id}-width`}>Width</label>
          <select id={`${id}-width`} value={width} onChange={event => setWidth(Number(event.target.value))}>
            {widths.map(each => (
              <option key={each.width} value={each.width}>{`${each.name}, ${each.width} px`}</option>
            ))}
          </select>
        </p>
      </div>
      <div className={styles.pair}>
        <section aria-label="Before" className={styles.side}>
          <h2>Before</h2>
          {isNew ? (
            <p>{`Nothing of ${name} is live yet.`}</p>
          ) : (
            <PreviewPane
              title={`${name} as it is live`}
              {...{ input: shared, width, version: 0, top: topOf('before'), onHeard: heard('before') }}
            />
          )}
        </section>
        <section aria-label="After" className={styles.side}>
          <h2>After</h2>
          <PreviewPane
            title={`${name} as this draft makes it`}
            input={{ ...shared, draftId }}
            {...{ width, version, top: topOf('after'), onHeard: heard('after') }}
          />
        </section>
      </div>
    </>
  )
}
