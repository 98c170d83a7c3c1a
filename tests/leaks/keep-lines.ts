import { appendFileSync } from 'node:fs'

/**
 * Loaded before a program of the portal (`node --import`): keeps every line of its log in the file that `KEPT_LINES` names, those
 * too that the program which started it does not show. The announcement of `npm start`, which names sign-ins to try, is no log.
 */
const file = process.env.KEPT_LINES ?? ''

for (const stream of [process.stdout, process.stderr]) {
  const write = stream.write.bind(stream) as (...given: unknown[]) => boolean
  stream.write = (...given: unknown[]) => {
    const text = String(given[0])
    if (/^\{|\n\{|rror/.test(text)) appendFileSync(file, text)
    return write(...given)
  }
}
