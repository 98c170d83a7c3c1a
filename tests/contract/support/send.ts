import type { WireAnswer } from './complaints.ts'
import type { WireRequest } from './request.ts'

/** Sends a request to a gateway and waits for the whole answer. */
export async function send(origin: string, { method, address, headers, body }: WireRequest): Promise<WireAnswer> {
  const answer = await fetch(origin + address, { method, headers, ...(body !== undefined && { body }) })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}
