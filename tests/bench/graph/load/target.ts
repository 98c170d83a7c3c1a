import { Pool } from 'undici'

/** What is asked of a contender: its own form of the same question. */
export interface Question {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
}

/** A contender under load: connections that are kept, and one question. */
export interface Target {
  /** Asks once and gives how long it took until the last byte, milliseconds. Throws on any answer but 200. */
  ask(): Promise<number>
  /** Asks once and gives the answer. */
  read(): Promise<unknown>
  close(): Promise<void>
}

export function openTarget(origin: string, { body, ...question }: Question, connections: number): Target {
  const pool = new Pool(origin, { connections, pipelining: 1, headersTimeout: 20_000, bodyTimeout: 20_000 })
  const send = () => pool.request({ ...question, body: body ?? null })
  return {
    async ask() {
      const began = performance.now()
      const { statusCode, body: answer } = await send()
      await answer.dump({ limit: 64 * 1024 * 1024 })
      if (statusCode !== 200) throw new Error(`${origin} answered ${statusCode}`)
      return performance.now() - began
    },
    async read() {
      const { statusCode, body: answer } = await send()
      const text = await answer.text()
      if (statusCode !== 200) throw new Error(`${origin} answered ${statusCode}: ${text}`)
      return JSON.parse(text)
    },
    close: () => pool.close(),
  }
}
