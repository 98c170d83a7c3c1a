import { createServer, type Socket } from 'node:net'
import { usualLengths } from './canned-answers.ts'
import { httpReplies, notFound } from './http-replies.ts'
import type { UpstreamOrder, UpstreamWord } from './upstream-messages.ts'

/**
 * The canned upstream, a process of its own: GET requests over keep-alive connections, answered from memory after a set
 * delay. It speaks HTTP by hand because it must never be what limits a contender: nothing but the path is read.
 */
const basePath = '/api/'
let delay = 0
let replies = httpReplies(usualLengths)
const counts = new Map<string, number>()

function answer(head: string, socket: Socket): void {
  const target = head.slice(head.indexOf(' ') + 1, head.indexOf(' HTTP/'))
  const path = target.split('?', 1)[0]?.replace(basePath, '') ?? ''
  counts.set(path, (counts.get(path) ?? 0) + 1)
  const bytes = replies.get(path) ?? notFound
  if (delay === 0) socket.write(bytes)
  else setTimeout(() => socket.write(bytes), delay)
}

const server = createServer({ noDelay: true }, socket => {
  let rest = ''
  socket.on('data', chunk => {
    rest += chunk.toString('latin1')
    for (let end = rest.indexOf('\r\n\r\n'); end >= 0; end = rest.indexOf('\r\n\r\n')) {
      answer(rest.slice(0, end), socket)
      rest = rest.slice(end + 4)
    }
  })
  socket.on('error', () => socket.destroy())
})

function say(word: UpstreamWord): void {
  process.send?.(word)
}

process.on('message', (order: UpstreamOrder) => {
  if (order.delay !== undefined) delay = order.delay
  if (order.lengths !== undefined) replies = httpReplies(order.lengths)
  say({ counts: Object.fromEntries(counts) })
  counts.clear()
})
process.on('disconnect', () => process.exit())
server.listen(Number(process.argv[2]), '127.0.0.1', () => say({ ready: true }))
