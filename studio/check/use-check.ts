import { useEffect, useState } from 'react'
import { sameJson } from '../../engine/json.ts'
import type { CheckAnswer, CheckRequest } from './check-worker.ts'
import type { CheckMistake } from './draft-check.ts'
import { startCheckWorker } from './worker-policy.ts'

/** What the check says of the files in sight. */
export interface Checked {
  /** Undefined until the first check is done. */
  readonly mistakes: readonly CheckMistake[] | undefined
  /** Whether it cannot be found out here: asking for review tells mistakes all the same. */
  readonly isBroken: boolean
}

/**
 * Checks the files in a worker after each change: what changed goes there, mistakes come back. While one check runs, only the newest
 * state waits for the next.
 */
export function useCheck(files: ReadonlyMap<string, string>, assets: readonly string[]): Checked {
  const [checked, setChecked] = useState<Checked>({ mistakes: undefined, isBroken: false })
  // Each save answers with a list of its own, which mostly says the same: a check goes on.
  const [known, setKnown] = useState(assets)
  if (known.join('\n') !== assets.join('\n')) setKnown(assets)
  const [checker, setChecker] = useState<Checker>()
  useEffect(() => {
    const made = createChecker(known, mistakes => setChecked(before => checkedAs(mistakes, before)))
    setChecker(made)
    return made.stop
  }, [known])
  useEffect(() => checker?.ask(files), [checker, files])
  return checked
}

/** What most edits find is what the one before found, and then nothing is drawn anew (STUDIO-20). */
const checkedAs = (mistakes: Checked['mistakes'], before: Checked): Checked =>
  mistakes !== undefined && sameJson(mistakes, before.mistakes)
    ? before
    : { mistakes, isBroken: mistakes === undefined }

type Checker = ReturnType<typeof createChecker>

function createChecker(assets: readonly string[], answered: (mistakes: Checked['mistakes']) => void) {
  const worker = startCheckWorker()
  let sent: ReadonlyMap<string, string> = new Map()
  let waiting: ReadonlyMap<string, string> | undefined
  let asked = 0
  let isBusy = false
  worker.addEventListener('message', ({ data }: MessageEvent<CheckAnswer>) => {
    isBusy = false
    if (waiting) ask(waiting)
    else answered(data.mistakes)
  })
  worker.addEventListener('error', () => answered(undefined))
  function ask(files: ReadonlyMap<string, string>): void {
    waiting = isBusy ? files : undefined
    if (isBusy) return
    const paths = [...new Set([...files.keys(), ...sent.keys()])].filter(path => files.get(path) !== sent.get(path))
    const request: CheckRequest = {
      id: asked,
      files: paths.map(path => [path, files.get(path) ?? null]),
      ...(asked === 0 && { assets }),
    }
    asked += 1
    isBusy = true
    sent = files
    worker.postMessage(request)
  }
  return { ask, stop: () => worker.terminate() }
}
