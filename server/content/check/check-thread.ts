import { Worker } from 'node:worker_threads'
import type { CompiledManifest } from '../../../engine/resolve/compile-manifest.ts'
import { compileGood } from '../good-manifests.ts'
import { ManifestErrors } from '../manifest-errors.ts'
import type { FindMistakes } from '../publish/merge-trees.ts'
import { type FileBytes, treeOf } from '../store/file-bytes.ts'
import { treeHash } from '../store/trees.ts'
import type { Answers, Compared, Task, Told } from './check-tasks.ts'
import type { DatedItem } from './dated-items.ts'
import type { NewFinding, ReviewReport } from './review-report.ts'
import type { SamplePeople, StandIn } from './stand-ins.ts'

/** Checks beside the thread that answers members. */
export interface Checks {
  /** For what is to be published or served: goes before what staff look at, and is never refused. */
  findMistakes: FindMistakes
  /**
   * Checks and compiles manifests; those of a folder are named by it.
   * @throws ManifestErrors when there are mistakes, with the brands that may be served all the same
   */
  compile(files: FileBytes, folder?: string): Promise<readonly CompiledManifest[]>
  /** For what staff look at. Each rejects with TooBusy when too much waits. */
  readonly forStaff: {
    findMistakes: FindMistakes
    /** What a change does to members, for whoever decides on it: both versions have to be good. */
    report(compared: Compared): Promise<ReviewReport>
    /** Everything of the brands that begins or ends on a day. */
    dates(files: FileBytes): Promise<readonly DatedItem[]>
    /** What is likely not meant, as of a day, yyyy-mm-dd. */
    warnings(files: FileBytes, day: string): Promise<readonly NewFinding[]>
    /** Who of the sample members stands for each class of a report. */
    standIns(compared: Compared, people: SamplePeople): Promise<Readonly<Record<string, readonly StandIn[]>>>
  }
  close(): Promise<void>
}

/** Too much is being checked for staff: whoever asks has to ask again in a moment. */
export class TooBusy extends Error {}

/** So many answers are kept: a draft is looked at, approved and published as the same files. */
const kept = 16
/** So much may wait for staff. At a second each, nobody waits longer for an answer than they would watch. */
const mostWaiting = 8

interface Waiting {
  readonly task: Task
  readonly isStaffs: boolean
  readonly done: (answer: never) => void
  readonly failed: (error: unknown) => void
}

/**
 * Checks files on a thread of its own, as a check takes a second of the processor and members' answers would wait for it. The
 * thread begins with the first check, and does one thing at a time.
 */
export function createCheckThread(): Checks {
  const answers = new Map<string, Promise<unknown>>()
  const queue: Waiting[] = []
  let worker: Worker | undefined
  let atWork: Waiting | undefined
  let isClosed = false

  function thread(): Worker {
    if (worker) return worker
    // The same file, as a source or as the build made it.
    const file = import.meta.url.endsWith('.ts') ? './check-worker.ts' : './check-worker.js'
    const begun = new Worker(new URL(file, import.meta.url), { execArgv: [] })
    begun.on('message', (told: Told) => {
      const { done, failed } = atWork ?? {}
      atWork = undefined
      if ('failure' in told) failed?.(new Error(told.failure))
      else done?.(told.answer as never)
      next()
    })
    const gone = (error: unknown) => {
      if (worker !== begun) return
      worker = undefined
      const lost = atWork
      atWork = undefined
      lost?.failed(error)
      next()
    }
    begun.on('error', gone)
    begun.on('exit', () => gone(new Error('The thread that checks has ended')))
    worker = begun
    return begun
  }

  /** What is served goes first; then whoever came first. */
  function next(): void {
    if (atWork) return
    const first = queue.findIndex(({ isStaffs }) => !isStaffs)
    const [waiting] = queue.splice(Math.max(0, first), 1)
    if (!waiting) {
      worker?.unref()
      return
    }
    atWork = waiting
    const asked = thread()
    asked.ref()
    asked.postMessage(waiting.task)
  }

  function ask<Kind extends Task['kind']>(
    task: Task & { kind: Kind },
    { isStaffs }: { isStaffs: boolean },
  ): Promise<Answers[Kind]> {
    if (isClosed) return Promise.reject(new Error('Nothing is checked any more'))
    if (isStaffs && queue.length >= mostWaiting) return Promise.reject(new TooBusy('Too much waits to be checked'))
    return new Promise((done, failed) => {
      queue.push({ task, isStaffs, done, failed })
      next()
    })
  }

  /** What was found out for the same files is not found out again. */
  function once<Answer>(key: string, find: () => Promise<Answer>): Promise<Answer> {
    const known = answers.get(key) as Promise<Answer> | undefined
    if (known) return known
    const found = find()
    answers.set(key, found)
    found.catch(() => answers.delete(key))
    for (const oldest of answers.keys()) if (answers.size > kept) answers.delete(oldest)
    return found
  }

  const hashOf = (files: FileBytes) => treeHash(treeOf(files))
  const mistakesFor =
    (turn: { isStaffs: boolean }): FindMistakes =>
    files =>
      once(`mistakes ${hashOf(files)}`, () => ask({ kind: 'mistakes', files }, turn))
  const staffs = { isStaffs: true }

  return {
    findMistakes: mistakesFor({ isStaffs: false }),
    async compile(files, folder) {
      const { good, refused, diagnostics } = await ask({ kind: 'good', files, folder }, { isStaffs: false })
      const compiled = compileGood(good)
      if (diagnostics.length > 0) throw new ManifestErrors(diagnostics, { refused, good: compiled })
      return compiled
    },
    forStaff: {
      findMistakes: mistakesFor(staffs),
      report: ({ before, after, since }) =>
        once(`report ${hashOf(before)} ${hashOf(after)} ${since}`, () =>
          ask({ kind: 'report', before, after, since }, staffs),
        ),
      dates: files => once(`dates ${hashOf(files)}`, () => ask({ kind: 'dates', files }, staffs)),
      warnings: (files, since) =>
        once(`warnings ${hashOf(files)} ${since}`, () => ask({ kind: 'warnings', files, since }, staffs)),
      standIns: ({ before, after, since }, people) =>
        // Of whoever is asked about, and not of whoever was there the first time.
        once(`standIns ${hashOf(before)} ${hashOf(after)} ${since} ${JSON.stringify([...people])}`, () =>
          ask({ kind: 'standIns', before, after, since, people }, staffs),
        ),
    },
    async close() {
      isClosed = true
      for (const { failed } of queue.splice(0)) failed(new Error('Nothing is checked any more'))
      await worker?.terminate()
    },
  }
}
