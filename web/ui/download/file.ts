/** Key of the message of a failure. */
type FailureWord = 'downloadLapsed' | 'downloadRefused' | 'downloadGone' | 'downloadFailed'

export type Fetched = { file: Blob } | { failure: FailureWord; status: number }

const failureOf: Readonly<Record<number, FailureWord>> = {
  401: 'downloadLapsed',
  403: 'downloadRefused',
  404: 'downloadGone',
}

/** Fetches a file of the portal. A failure comes back as the key of its message; status 0 means no answer. */
export async function fetchFile(address: string): Promise<Fetched> {
  try {
    const answer = await fetch(address, { headers: { 'x-portal': '1' } })
    if (answer.ok) return { file: await answer.blob() }
    return { failure: failureOf[answer.status] ?? 'downloadFailed', status: answer.status }
  } catch {
    return { failure: 'downloadFailed', status: 0 }
  }
}

/** Saves a file as the browser's download. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken it by then; keeping it would hold a member's document in memory.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** Long enough for the slowest window to load the file; afterwards it would only hold a member's document in memory. */
const loadedMs = 60_000

/** Shows a file in a window that is open already. */
export function showFile(file: Blob, target: Window): void {
  const address = URL.createObjectURL(file)
  target.location.replace(address)
  setTimeout(() => URL.revokeObjectURL(address), loadedMs)
}
