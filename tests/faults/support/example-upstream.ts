import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import contract from '../../../schema/gateway.openapi.json' with { type: 'json' }
import { type ContractCall, contractCalls } from './contract-calls.ts'

interface Content {
  example?: unknown
  examples?: Record<string, Example>
}
type Example = { value?: unknown; $ref?: string }

const shared: Record<string, Example> = contract.components.examples

/** A gateway that answers every call of the contract with the contract's own example. */
export async function startExampleUpstream(): Promise<{ url: string; close(): Promise<void> }> {
  const answers = new Map(contractCalls.map(call => [`${call.method} ${call.path}`, exampleOf(call)]))
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://upstream')
    const answer = answers.get(`${request.method} ${pathname.replace(/^\/(api\/)?/, '')}`)
    request.resume().once('end', () => {
      response.writeHead(answer ? 200 : 404, { 'content-type': answer?.type ?? 'application/json' })
      response.end(answer?.text ?? '{}')
    })
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>(closed => {
        server.close(() => closed()).closeAllConnections()
      }),
  }
}

function exampleOf({ template, method, answers }: ContractCall): { type: string; text: string } {
  const paths: Record<string, Record<string, unknown>> = contract.paths
  const operation = Object(paths[`/${template}`]?.[method.toLowerCase()])
  const content: Content = operation.responses?.['200']?.content?.[answers] ?? {}
  const [named = {}] = Object.values(content.examples ?? {})
  const value = content.example ?? named.value ?? shared[named.$ref?.split('/').at(-1) ?? '']?.value
  return { type: answers, text: answers === 'text/plain' ? String(value) : JSON.stringify(value) }
}
