import { appendFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Takes traces as a collector does, and keeps them in a file: texts stand in them as they are. */
export async function collectTraces(file: string): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => appendFileSync(file, chunk))
    request.on('end', () => response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end())
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>(closed => {
        server.close(() => closed()).closeAllConnections()
      }),
  }
}
