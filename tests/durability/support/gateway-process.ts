import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const MAIN = join(import.meta.dirname, '../../../gateway-rest/main.ts')

/** The reference gateway as a process of its own, so that it can be killed. */
export interface GatewayProcess {
  readonly origin: string
  /** Ends it at once, as `kill -9` does, and waits until it is gone. */
  kill(): Promise<void>
}

/** Starts a gateway without generated families over a data file, on any free port; rejects when it ends instead of listening. */
export async function startGatewayProcess(dataFile: string): Promise<GatewayProcess> {
  const child = spawn(process.execPath, [MAIN, '--port', '0', '--families', '0', '--data', dataFile], {
    // Over the channel it notices when whoever started it is gone, and ends too.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const origin = await originOf(child)
  return {
    origin,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}

function originOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stderr?.on('data', chunk => {
      said = String(chunk)
    })
    child.once('close', code => reject(new Error(`The gateway ended with ${code} while it was starting: ${said}`)))
    child.stdout?.on('data', chunk => {
      const found = /http:\/\/[\d.:]+/.exec(String(chunk))
      if (found !== null) resolve(found[0])
    })
  })
}
