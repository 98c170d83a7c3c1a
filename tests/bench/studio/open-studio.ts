import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { type Browser, chromium, type Page } from 'playwright'
import { top } from '../../../server/build/build-paths.ts'
import { studioBuild, webBuild } from '../../../server/build/builds.ts'
import { oncePerSource } from '../../../server/build/once-per-source.ts'
import { findChromium } from '../../browser/find-chromium.ts'
import { chromiumArguments } from '../web/rig/chromium-arguments.ts'

/** A studio in a process of its own, and an editor of all brands in a browser. */
export interface BenchStudio {
  page: Page
  origin: string
  /** Begins a draft on what is live. */
  begin(draft: string): Promise<void>
  close(): Promise<void>
}

/** Starts one over the manifests of a folder, or over the shipped ones. */
export async function openStudio(manifests?: string): Promise<BenchStudio> {
  await oncePerSource(webBuild)
  await oncePerSource(studioBuild)
  const program = resolve(top, 'tests/browser/support/studio/studio-process.ts')
  const child = spawn(process.execPath, [program], {
    cwd: top,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, PORTAL_GATEWAY: 'http://127.0.0.1:9', ...(manifests && { MANIFESTS: manifests }) },
  })
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
  const { port } = JSON.parse(line) as { port: number }
  const origin = `http://studio.localhost:${port}`
  const browser: Browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments })
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage()
  await page.goto(`${origin}/sign-in`)
  await page.getByRole('button', { name: 'Amir Sato' }).click()
  await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor()
  return {
    ...{ page, origin },
    async begin(draft) {
      await page.goto(`${origin}/drafts`)
      await page.getByLabel('New draft').fill(draft)
      await page.getByRole('button', { name: 'Begin' }).click()
      await page.getByRole('heading', { level: 1, name: draft }).waitFor()
    },
    async close() {
      await browser.close()
      child.stdin.end()
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}
