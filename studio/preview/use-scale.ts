import { type RefObject, useEffect, useState } from 'react'

/** How much smaller a page of so many CSS pixels has to be drawn to fit where it stands; as it is when that is 0. */
export function useScale(room: RefObject<HTMLElement | null>, width: number): number {
  const [scale, setScale] = useState(1)
  useEffect(() => {
    const element = room.current
    if (!element) return
    const sizes = new ResizeObserver(() => setScale(width > 0 ? Math.min(1, element.clientWidth / width) : 1))
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [room, width])
  return scale
}
