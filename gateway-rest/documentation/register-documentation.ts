import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { readGatewayDocument } from '../../schema/generate/gateway-document.ts'
import { documentationPage, pagePolicy } from './documentation-page.ts'

const DOCUMENT = new URL('../../schema/gateway.openapi.json', import.meta.url)

/** Serves the contract: the OpenAPI document at `/openapi.json` and a page of it at `/docs`. Public. */
export function registerDocumentation(server: FastifyInstance): void {
  let page: Promise<string> | undefined
  server.get('/openapi.json', async (_request, reply) => reply.type('application/json').send(await readFile(DOCUMENT)))
  server.get('/docs', async (_request, reply) => {
    // Rendered on the first request, so that a start does not wait for it.
    page ??= readGatewayDocument().then(documentationPage)
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', pagePolicy)
      .send(await page)
  })
}
