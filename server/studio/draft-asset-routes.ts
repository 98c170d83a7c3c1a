import type { FastifyInstance } from 'fastify'
import { maySee } from '../../gateway-content/policy.ts'
import { sqlContentStore } from '../content/store/sql-content-store.ts'
import type { ContentSql } from '../state/sql.ts'
import type { StaffSessions } from './staff-sessions.ts'

const types: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
}
/** Whoever opens one by its address gets a picture that does nothing (STUDIO-35). */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
const day = 86_400

/**
 * Pictures of drafts at the studio's host, for forms that choose one: for whoever may see their brand (STUDIO-05). Their addresses
 * change with their content, so that browsers keep them.
 */
export function draftAssetRoutes(
  app: FastifyInstance,
  { sessions, sql }: { sessions: StaffSessions; sql: ContentSql },
): void {
  const store = sqlContentStore(sql)
  app.get<{ Params: { draft: string; brand: string; file: string } }>(
    '/draft-assets/:draft/:brand/:file',
    async ({ headers, params: { draft: name, brand, file } }, reply) => {
      const session = sessions.of(headers)
      if (!session) return reply.code(401).header('cache-control', 'no-store').send()
      const path = `${brand}/assets/${file}`
      const type = types[file.slice(file.lastIndexOf('.') + 1)]
      const draft = type !== undefined && maySee(session.staff, path) ? await store.draft(name) : undefined
      const hash = draft && (await store.files(draft.tree)).get(path)
      const bytes = hash !== undefined && (await store.bytes([hash])).get(hash)
      if (!type || !bytes) return reply.callNotFound()
      const kept = { 'cache-control': `private, max-age=${day}`, 'content-security-policy': policy }
      return reply
        .headers({ ...kept, 'x-content-type-options': 'nosniff' })
        .type(type)
        .send(Buffer.from(bytes))
    },
  )
}
