import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { frameQuery, type GalleryChoice } from './gallery-choice.ts'

interface Props {
  frame: RefObject<HTMLIFrameElement | null>
  choice: GalleryChoice
  /** The story's title, for the frame's name. */
  title: string
}

/** The frame, as wide as was chosen; made smaller where there is less room than that. */
export function Stage({ frame, choice, title }: Props) {
  const { story, width } = choice
  const stage = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const element = stage.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const page = `frame.html${frameQuery(choice)}`
  useStory(frame, page, story)
  const scale = room.width === 0 ? 1 : Math.min(1, room.width / Number(width))
  const percent = Math.round(scale * 100)
  return (
    <figure className="stage">
      <div ref={stage} className="room">
        <iframe
          ref={frame}
          title={`${title}, ${width} pixels wide`}
          style={{
            width: `${width}px`,
            height: `${room.height / scale}px`,
            transform: `scale(${scale})`,
            marginInlineStart: `${(room.width - Number(width) * scale) / 2}px`,
          }}
        />
      </div>
      <figcaption>
        {width} pixels wide{percent < 100 && `, shown at ${percent} %`} ·{' '}
        <a href={`${page}#${encodeURI(story)}`} target="_blank" rel="noreferrer">
          by itself
        </a>
      </figcaption>
    </figure>
  )
}

/** Another brand or scheme loads the frame anew, another story only changes its fragment. Neither is a step of the history. */
function useStory(frame: RefObject<HTMLIFrameElement | null>, page: string, story: string) {
  useEffect(() => frame.current?.contentWindow?.location.replace(`${page}#${encodeURI(story)}`), [frame, page, story])
}
