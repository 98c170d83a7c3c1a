import type { Word } from '../words/default-words.ts'

export type Fetched = { file: Blob } | { failure: Word; status: number }

const failureOf: Readonly<Record<number, Word>> = {
  401: 'downloadLapsed',
  403: 'downloadRefused',
  404: 'downloadGone',
}

/** Fetches a file of the portal; what failed comes back as the word that tells the member why. Status 0: no answer. */
export async function fetchFile(address: string): Promise<Fetched> {
  try {
    const answer = await fetch(address, { headers: { 'x-portal': '1' } })
    if (answer.ok) return { file: await answer.blob() }
    return { failure: failureOf[answer.status] ?? 'downloadFailed', status: answer.status }
  } catch {
    return { failure: 'downloadFailed', status: 0 }
  }
}
