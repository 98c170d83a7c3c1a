import type { IncomingMessage, ServerResponse } from 'node:http'
import { plainHeaders, plainPage } from '../http/answer-failure.ts'
import { clientOf } from '../http/client-of.ts'
import { requestId } from '../http/request-id.ts'
import { reasonOf } from '../log/request-log.ts'
import { headersFor } from '../security/security-headers.ts'

/** The studio's door in what serves members: a look at the host, and nothing else until somebody comes to the studio. */
interface StudioDoor {
  /** Takes what is for the studio's host and returns true, or leaves it to what serves members (STUDIO-01). */
  takes(request: IncomingMessage, response: ServerResponse): boolean
  close(): Promise<void>
}

/** The studio as its door knows it. */
export interface Studio {
  routing(request: IncomingMessage, response: ServerResponse): void
  close(): Promise<unknown>
}

const longestAnswerMs = 120_000

/** Opens the door at a host, and at the hosts of previews below it. The studio is loaded when somebody comes for the first time; what fails then is tried again. */
export function openStudioDoor(host: string, load: () => Promise<Studio>, tell: (reason: string) => void): StudioDoor {
  const previews = `.preview.${host}`
  let loading: Promise<Studio> | undefined
  return {
    takes(request, response) {
      const asked = hostIn(request.headers.host)
      if (asked !== host && !asked.endsWith(previews)) return false
      // What staff ask can take longer than any answer to a member: nobody hangs up on them meanwhile.
      request.socket.setTimeout(longestAnswerMs)
      loading ??= load()
      loading.then(
        app => app.routing(request, response),
        (error: unknown) => {
          loading = undefined
          tell(reasonOf(error))
          const id = requestId(request)
          const headers = { ...headersFor(clientOf(request)), ...plainHeaders, 'x-request-id': id, 'retry-after': '5' }
          response.writeHead(503, headers).end(plainPage(503, id))
        },
      )
      return true
    },
    async close() {
      await (await loading?.catch(() => undefined))?.close()
    },
  }
}

const hostIn = (header = '') => header.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
