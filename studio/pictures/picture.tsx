import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { AxeFinding } from '../../schema/preview-messages.ts'
import { Button } from '../../web/ui/button/button.tsx'
import { VisuallyHidden } from '../../web/ui/visually-hidden/visually-hidden.tsx'
import type { PreviewInput } from '../generated/schema-types.ts'
import { usePreview } from '../preview/use-preview.ts'
import { useScale } from '../preview/use-scale.ts'
import styles from './picture.module.css'
import { useTurn } from './turns.ts'

interface Props {
  /** What it is a picture of, for those who do not see it. */
  title: string
  input: PreviewInput
  path?: string
  /** Of the window that the page is drawn for, in CSS pixels. */
  width: number
  height: number
  /** Stands there until the page does. */
  before?: ReactNode
  /** Has axe look at the page once it is there; null where axe could not. */
  onInspected?: (findings: readonly AxeFinding[] | null) => void
}

/**
 * A picture of a real page: the preview itself, made smaller, with which nothing can be done (STUDIO-02, STUDIO-26). It is drawn when
 * it comes into sight and has its turn.
 */
export function Picture(props: Props) {
  const { title, width, height, before, onInspected } = props
  const place = useRef<HTMLDivElement>(null)
  const [isDone, setDone] = useState(false)
  const isInSight = useInSight(place)
  // What axe is to look at is drawn wherever it stands.
  const mayBegin = useTurn(isInSight || onInspected !== undefined, isDone)
  return (
    <div className={styles.picture} ref={place} style={{ aspectRatio: `${width} / ${height}` }}>
      {mayBegin ? <Page {...props} onDone={() => setDone(true)} /> : <Waiting title={title}>{before}</Waiting>}
    </div>
  )
}

function Page({ title, input, path, width, height, before, onInspected, onDone }: Props & { onDone: () => void }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const room = useRef<HTMLDivElement>(null)
  const asked = useRef(false)
  const { state, address, send, again } = usePreview(frame, {
    ...{ input, version: 0 },
    ...(path !== undefined && { path }),
    heard(message) {
      if (message.kind === 'inspected') onInspected?.(message.findings)
    },
  })
  const isDrawn = state.is === 'drawn'
  const isOver = state.is !== 'opening'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when there is something to see or nothing to wait for
  useEffect(() => {
    if (isOver) onDone()
    if (!isDrawn || asked.current || !onInspected) return
    asked.current = true
    send({ kind: 'inspect' })
  }, [isOver, isDrawn])
  const scale = useScale(room, width)
  return (
    <div ref={room} className={styles.window} data-state={state.is}>
      {address && (
        <iframe
          ref={frame}
          inert
          tabIndex={-1}
          title={title}
          src={address}
          className={styles.page}
          sandbox="allow-scripts allow-same-origin allow-forms"
          style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }}
        />
      )}
      {state.is === 'opening' && <Waiting title={title}>{before}</Waiting>}
      {isOver && !isDrawn && (
        <div className={styles.trouble}>
          <p>{state.is === 'mistaken' ? 'Members would not be served this.' : 'This could not be drawn.'}</p>
          <Button kind="secondary" size="small" onClick={again} aria-label={`Draw again: ${title}`}>
            Draw again
          </Button>
        </div>
      )}
    </div>
  )
}

function Waiting({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.waiting}>
      {children ?? <span aria-hidden="true" className={styles.blank} />}
      <VisuallyHidden>{title}, not drawn yet</VisuallyHidden>
    </div>
  )
}

/** Whether an element is, or was, near the part of the page that is in sight. */
function useInSight(place: RefObject<HTMLElement | null>): boolean {
  const [isInSight, setInSight] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element || isInSight) return
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setInSight(true)
      },
      { rootMargin: '200px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [place, isInSight])
  return isInSight
}
