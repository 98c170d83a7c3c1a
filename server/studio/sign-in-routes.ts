import escapeHtml from 'escape-html'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerFailure } from '../http/answer-failure.ts'
import { clientOf } from '../http/client-of.ts'
import { reasonOf } from '../log/request-log.ts'
import { isSameOrigin } from '../security/is-same-origin.ts'
import type { StaffProvider } from '../settings/studio-settings.ts'
import type { DemoStaff } from '../start/demo-staff.ts'
import type { Counters } from '../state/state.ts'
import { createProvider, type SignedStaff } from './staff-provider.ts'
import type { StaffSessions } from './staff-sessions.ts'
import { sendStudioPage } from './studio-page.ts'

interface SignInOptions {
  provider: StaffProvider | undefined
  /** On a developer's machine alone. */
  demoStaff: readonly DemoStaff[]
  sessions: StaffSessions
  /** Told of everybody who signs in. */
  met: (staff: SignedStaff) => Promise<void> | undefined
  counters: Counters
}

/** How often one client may set out for the provider or come back: each time the portal may have to ask it. */
const ofOneClient = { times: 40, windowMs: 5 * 60_000 }

const callback = '/sign-in/callback'

/** Staff sign in at the identity provider, or as demo staff where there is none, and out again (CONTENT-14). */
export function signInRoutes(
  app: FastifyInstance,
  { provider, demoStaff, sessions, met, counters }: SignInOptions,
): void {
  const signIns = provider && createProvider(provider)
  async function enter({ headers, log }: FastifyRequest, reply: FastifyReply, staff: SignedStaff): Promise<void> {
    // Whom no mail reaches is let in all the same.
    await met(staff)?.catch((error: unknown) => log.error({ reason: reasonOf(error) }, 'an address was not kept'))
    reply.header('set-cookie', sessions.begin(headers, staff))
  }

  app.get('/sign-in', async (request, reply) =>
    sendStudioPage(request, reply, {
      title: 'Sign in',
      body: signIns ? signInBody : demoBody(demoStaff),
    }),
  )

  app.post('/sign-out', async (request, reply) => {
    if (!isSameOrigin(request.headers)) return answerFailure(request, reply, 403)
    const session = sessions.of(request.headers)
    if (session) reply.header('set-cookie', await sessions.end(request.headers, session))
    return reply
      .code(303)
      .headers({ location: '/sign-in', 'cache-control': 'no-store', 'clear-site-data': '"cache", "storage"' })
      .send()
  })

  if (!signIns) {
    app.post('/sign-in', async (request, reply) => {
      if (!isSameOrigin(request.headers)) return answerFailure(request, reply, 403)
      const staff = demoStaff.find(({ id }) => id === new URLSearchParams(String(request.body)).get('staff'))
      if (!staff) return answerFailure(request, reply, 400)
      await enter(request, reply, staff)
      return reply.code(303).headers({ location: '/', 'cache-control': 'no-store' }).send()
    })
    return
  }

  async function tooOften(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const consumed = await counters.consume(`studio ${clientOf(request.raw).address}`, ofOneClient)
    if (consumed.allowed) return undefined
    reply.header('retry-after', String(Math.ceil(consumed.retryAfterMs / 1000)))
    return failed(request, reply, 429, 'That was tried too often. Wait a few minutes.')
  }

  app.get('/sign-in/start', async (request, reply) => {
    const refused = await tooOften(request, reply)
    if (refused) return refused
    try {
      const { location, flow } = await signIns.begin(`${originOf(request)}${callback}`)
      const cookies = sessions.beginFlow(request.headers, flow)
      return reply.code(303).headers({ location, 'set-cookie': cookies, 'cache-control': 'no-store' }).send()
    } catch (error) {
      request.log.error({ reason: reasonOf(error) }, 'the identity provider cannot be asked')
      return failed(request, reply, 503, 'Your company’s sign-in does not answer right now. Nothing of yours is lost.')
    }
  })

  app.get(callback, async (request, reply) => {
    const flow = sessions.flow(request.headers)
    const again = 'It took too long, or was begun in another browser.'
    if (!flow) return failed(request, reply, 400, again)
    const refused = await tooOften(request, reply)
    if (refused) return refused
    const staff = await signIns.finish(new URL(request.url, originOf(request)), flow).catch((error: unknown) => {
      request.log.warn({ reason: reasonOf(error) }, 'a sign-in of staff failed')
      return undefined
    })
    if (!staff) return failed(request, reply, 403, again)
    if (staff.grants.length === 0)
      return failed(
        request,
        reply,
        403,
        'You have no role in the studio. Whoever looks after sign-ins can give you one.',
      )
    await enter(request, reply, staff)
    return sendStudioPage(request, reply, {
      title: 'Signed in',
      body: '<h1>You are signed in</h1><p><a href="/">Go on to the studio</a></p>',
      goesTo: '/',
    })
  })
}

const originOf = ({ raw, headers }: FastifyRequest) =>
  `${clientOf(raw).overTls ? 'https' : 'http'}://${headers.host ?? ''}`

function failed(request: FastifyRequest, reply: FastifyReply, status: number, words: string): FastifyReply {
  const body = `<h1>You are not signed in</h1><p class="notice">${words}</p><a class="act first" href="/sign-in">Try again</a>`
  return sendStudioPage(request, reply, { title: 'Not signed in', body, status })
}

const signInBody = `<h1>Manifest studio</h1>
<p class="quiet">Change what members see, look at it first, and publish it.</p>
<a class="act first" href="/sign-in/start">Sign in with your company account</a>`

const demoBody = (staff: readonly DemoStaff[]) => `<h1>Manifest studio</h1>
<p class="quiet">These people are made up, and exist on a developer’s machine only.</p>
<h2 id="as">Sign in as</h2>
<form method="post" action="/sign-in"><ul aria-labelledby="as">
${staff
  .map(
    ({ id, name, about }) =>
      `<li><button name="staff" value="${escapeHtml(id)}">${escapeHtml(name)}<span>${escapeHtml(about)}</span></button></li>`,
  )
  .join('\n')}
</ul></form>`
