import fastifyStatic from '@fastify/static'
import escapeHtml from 'escape-html'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Staff } from '../../gateway-content/policy.ts'
import type { StudioClient } from '../build/load-studio.ts'
import type { StaffSessions } from './staff-sessions.ts'
import { sendStudioPage } from './studio-page.ts'

/** Where the client's screens are: each of these and whatever lies below (studio/routes.tsx). */
export const clientPlaces = ['brands', 'drafts', 'live', 'revisions', 'search'] as const

const year = 31_536_000_000

/**
 * The studio's client at its addresses, for whoever is signed in; everybody else is led to signing in. Without script, and where
 * nobody has built the client, the page says who is signed in and offers to sign out (STUDIO-01).
 */
export async function clientRoutes(
  app: FastifyInstance,
  { sessions, client }: { sessions: StaffSessions; client: StudioClient | undefined },
): Promise<void> {
  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const session = sessions.of(request.headers)
    if (!session) return reply.code(303).headers({ location: '/sign-in', 'cache-control': 'no-store' }).send()
    const { staff } = session
    return sendStudioPage(request, reply, { title: staff.name, body: accountBody(staff), client: client?.assets })
  }
  app.get('/', page)
  for (const place of clientPlaces) {
    app.get(`/${place}`, page)
    app.get(`/${place}/*`, page)
  }
  if (!client) return
  const built = { preCompressed: true, immutable: true, maxAge: year, index: false, decorateReply: false } as const
  await app.register(fastifyStatic, { ...built, root: client.folder, prefix: '/assets/' })
}

const accountBody = ({ name, grants }: Staff) => `<h1>${escapeHtml(name)}</h1>
<p class="quiet">You are signed in to the manifest studio.</p>
<h2 id="roles">What you may do</h2>
<ul aria-labelledby="roles">
${grants
  .map(
    ({ role, brand }) =>
      `<li class="grant"><strong>${capital(role)}</strong> ${escapeHtml(brand ?? 'all brands, and what they share')}</li>`,
  )
  .join('\n')}
</ul>
<form class="apart" method="post" action="/sign-out"><button>Sign out</button></form>`

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
