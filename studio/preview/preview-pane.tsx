import { useEffect, useRef, useState } from 'react'
import type { FromPreview } from '../../schema/preview-messages.ts'
import { Alert } from '../../web/ui/alert/alert.tsx'
import { Button } from '../../web/ui/button/button.tsx'
import type { PreviewInput } from '../generated/schema-types.ts'
import type { Opening } from './choose-place.tsx'
import styles from './preview-pane.module.css'
import { type PreviewState, usePreview } from './use-preview.ts'
import { useScale } from './use-scale.ts'

interface Props {
  /** Names the frame for those who do not see it. */
  title: string
  input: PreviewInput
  path?: string
  /** Of the draft: each save has another. */
  version: number
  /** In CSS pixels; as wide as there is room for when 0. */
  width?: number
  scheme?: 'light' | 'dark'
  /** In percent. */
  text?: number
  /** The item that is chosen elsewhere: it is brought into sight. */
  item?: string | undefined
  /** Whether a click picks an item; else it does what it does for members. */
  pointing?: boolean
  /** Where another preview beside this one stands, and which page it shows. */
  top?: number | undefined
  follow?: string | undefined
  /** Counts how often somebody wanted to go to `path`. */
  visit?: number
  /** What is to be opened on the page; `count` tells one wish from the next. */
  opening?: { readonly what: Opening; readonly count: number } | undefined
  onHeard?: (message: FromPreview) => void
}

/** The page as members would see it, in a frame of its own origin (STUDIO-18, STUDIO-20, STUDIO-21). */
export function PreviewPane({ title, input, path, version, width = 0, scheme = 'light', text = 100, ...more }: Props) {
  const { item, pointing = false, top, follow, visit = 0, opening, onHeard } = more
  const frame = useRef<HTMLIFrameElement>(null)
  const room = useRef<HTMLDivElement>(null)
  const before = useRef<HTMLSpanElement>(null)
  const behind = useRef<HTMLSpanElement>(null)
  const [page, setPage] = useState<{ count: number; items: readonly string[] }>({ count: 0, items: [] })
  const shown = useRef('')
  const { state, address, send, again } = usePreview(frame, {
    ...{ input, version, visit },
    ...(path !== undefined && { path }),
    heard(message) {
      if (message.kind === 'page') {
        shown.current = message.path
        setPage(before => ({ count: before.count + 1, items: message.items }))
      }
      onHeard?.(message)
    },
  })
  const isOpen = page.count > 0
  const inSight = item !== undefined && page.items.includes(item) ? item : undefined
  // A page that was loaded anew knows nothing of what was said to the one before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: told again to each page
  useEffect(() => {
    if (!isOpen) return
    send({ kind: 'point', on: pointing })
    send({ kind: 'text', percent: text })
  }, [page.count, pointing, text])
  // Another day, or another member, may bring it onto the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when there is another, as soon as it is there
  useEffect(() => {
    if (inSight !== undefined) send({ kind: 'reveal', item: inSight })
  }, [inSight])
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when the other one goes elsewhere
  useEffect(() => {
    if (isOpen && follow !== undefined && follow !== shown.current) send({ kind: 'show', path: follow })
  }, [follow, isOpen])
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once a wish
  useEffect(() => {
    if (isOpen && opening) send({ kind: 'open', what: opening.what })
  }, [opening?.count])
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when there is another
  useEffect(() => {
    if (isOpen && top !== undefined) send({ kind: 'scroll', top })
  }, [top])
  const scale = useScale(room, width)
  return (
    <div className={styles.pane} data-state={state.isBlank ? 'blank' : state.is}>
      <Trouble state={state} again={again} />
      <div ref={room} className={styles.room}>
        {/* A page has dozens of links: whoever goes on by keys, or comes back, need not go through all of them (STUDIO-31). */}
        <span ref={before} tabIndex={-1} />
        {address && (
          <button type="button" className={styles.skip} onClick={() => behind.current?.focus()}>
            Skip the page
          </button>
        )}
        {address && (
          <iframe
            ref={frame}
            title={title}
            src={address}
            className={styles.frame}
            sandbox="allow-scripts allow-same-origin allow-forms"
            style={{
              colorScheme: scheme,
              ...(width > 0 && { width, height: `${100 / scale}%`, transform: `scale(${scale})` }),
            }}
          />
        )}
        {address && (
          <button type="button" className={styles.skip} onClick={() => before.current?.focus()}>
            Skip back over the page
          </button>
        )}
        <span ref={behind} tabIndex={-1} />
      </div>
    </div>
  )
}

const said: { readonly [Is in PreviewState['is']]: string } = {
  opening: 'Drawing the page …',
  drawn: '',
  late: 'The preview does not answer.',
  over: 'The preview has ended, as your session did.',
  none: 'There is nothing here that you may look at.',
  nobody: 'Nobody has all of these facts on this day, or nobody who has them sees this.',
  broken: 'The page cannot be drawn just now. Nothing of your work is lost.',
  mistaken: 'Members would not be served this.',
}

/** Of what is told of the content or the member: whether a page from before is in sight. */
const stays = ({ is, isBlank }: PreviewState): string => {
  if (is !== 'mistaken' && is !== 'nobody') return ''
  return isBlank ? ' The page is drawn when that is otherwise.' : ' The page stays as it was until that is otherwise.'
}

/** What keeps the page from being as it should; what was drawn before stays in sight (STUDIO-20, STUDIO-37). */
function Trouble({ state, again }: { state: PreviewState; again: () => void }) {
  if (state.is === 'drawn') return null
  if (state.is === 'opening')
    return (
      <p role="status" className={styles.status}>
        {said.opening}
      </p>
    )
  // Loading again would change nothing.
  const isOfContent = stays(state) !== ''
  return (
    <Alert
      type={isOfContent ? 'warning' : 'error'}
      typeLabel={isOfContent ? 'Warning' : 'Error'}
      title={said[state.is] + stays(state)}
      actions={
        !isOfContent && (
          <Button kind="secondary" size="small" onClick={again}>
            Load again
          </Button>
        )
      }
    >
      {state.mistakes?.map(mistake => (
        <pre key={mistake}>{mistake}</pre>
      ))}
    </Alert>
  )
}
