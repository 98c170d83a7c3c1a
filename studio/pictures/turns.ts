import { useEffect, useState } from 'react'

/** So many pictures are drawn at a time: each is a page of the portal, and the one in sight should not wait for all others. */
const most = 2

/** A place in the queue of pictures. */
interface Turn {
  readonly begin: () => void
}

let drawing: readonly Turn[] = []
let waiting: readonly Turn[] = []

function next(): void {
  const [first, ...others] = waiting
  if (!first || drawing.length >= most) return
  waiting = others
  drawing = [...drawing, first]
  first.begin()
  next()
}

/** Waits for a turn to draw a picture; returns the way to give it back, or to leave the queue. */
export function takeTurn(begin: () => void): () => void {
  const turn = { begin }
  waiting = [...waiting, turn]
  next()
  return () => {
    waiting = waiting.filter(each => each !== turn)
    drawing = drawing.filter(each => each !== turn)
    next()
  }
}

/** Whether a picture that is wanted may be drawn by now. It keeps its turn until it is done, and what is drawn stays. */
export function useTurn(isWanted: boolean, isDone: boolean): boolean {
  const [mayBegin, setMayBegin] = useState(false)
  useEffect(() => {
    if (!isWanted || isDone) return
    return takeTurn(() => setMayBegin(true))
  }, [isWanted, isDone])
  return mayBegin
}
