import { getPriority, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { createTasks, type Task, type Told } from './check-tasks.ts'

// On Linux a thread has a priority of its own: where processors are short, members' answers go first. Two steps leave it two
// thirds of a share: with more, staff on a busy machine would wait for half a minute.
if (process.platform === 'linux') setPriority(Math.min(19, getPriority() + 2))

const perform = createTasks()
parentPort?.on('message', (task: Task) => parentPort?.postMessage(toldOf(task)))

function toldOf(task: Task): Told {
  try {
    return { answer: perform(task) }
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
