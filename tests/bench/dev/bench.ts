import { spawn } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium, type Page } from 'playwright'

/**
 * `npm run bench:dev`: from saving a file to seeing it in a real browser, while `npm run dev` runs. Files of the checkout are
 * edited for it and put back at the end; manifests are a copy.
 */
const top = resolve(import.meta.dirname, '../../..')
const rounds = 5
/** Milliseconds that a change may take. */
const budgets = { component: 1_000, style: 1_000, manifest: 2_000, server: 3_000 } as const

const folder = await mkdtemp(join(tmpdir(), 'bench-dev-'))
const manifests = join(folder, 'manifests')
await cp(resolve(top, 'manifests'), manifests, { recursive: true })

const component = await kept(resolve(top, 'web/areas/log-in/log-in-screen.tsx'))
const style = await kept(resolve(top, 'web/areas/log-in/log-in-screen.module.css'))
const server = await kept(resolve(top, 'server/security/security-headers.ts'))
const manifest = await kept(join(manifests, 'base/text.json'))
const dev = spawn(process.execPath, ['server/cli/dev.ts', '--port', '8461'], {
  cwd: top,
  env: { ...process.env, MANIFESTS: manifests, GATEWAY_DATA: folder },
  stdio: ['ignore', 'pipe', 'inherit'],
})
let failed = false
try {
  const origin = await announced()
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  })
  const page = await browser.newPage()
  await open(page, `${origin}/login`)
  const edits = {
    component: (round: number) =>
      component.write('className={styles.page}', `className={styles.page} data-bench="${round}"`),
    style: (round: number) => style.append(`\n@layer areas {\n  .page {\n    --bench: ${round};\n  }\n}\n`),
    manifest: (round: number) => manifest.write('Log in to your Member Dashboard', `Bench ${round}`),
    server: (round: number) => server.write('securityHeaders = {', `securityHeaders = {\n  'x-bench': '${round}',`),
  }
  for (const [name, edit] of Object.entries(edits) as [keyof typeof edits, (round: number) => Promise<void>][]) {
    const times: number[] = []
    // The first round warms up.
    for (let round = 0; round <= rounds; round += 1) {
      await page.evaluate(() => document.body.setAttribute('data-kept', ''))
      const seen = waitFor(page, name, round)
      const began = performance.now()
      await edit(round)
      await seen
      if (round > 0) times.push(performance.now() - began)
      const isKept = await page.evaluate(() => document.body.hasAttribute('data-kept'))
      if (isKept !== (name === 'component' || name === 'style')) throw new Error(`${name}: page kept is ${isKept}`)
      await page.waitForSelector('#portal[data-hydrated]', { state: 'attached' })
      await new Promise(done => setTimeout(done, 500))
    }
    const sorted = times.toSorted((a, b) => a - b)
    const worst = sorted.at(-1) ?? 0
    failed ||= worst > budgets[name]
    const figures = `median ${Math.round(sorted[Math.floor(rounds / 2)] ?? 0)} ms, worst ${Math.round(worst)} ms`
    console.log(`${name}: ${figures}, at most ${budgets[name]} ms`)
  }
  await browser.close()
} finally {
  for (const file of [component, style, server]) await file.restore()
  dev.kill('SIGINT')
  await new Promise(done => dev.once('exit', done))
  await rm(folder, { recursive: true, force: true })
}
process.exit(failed ? 1 : 0)

async function kept(path: string) {
  const text = await readFile(path, 'utf8')
  return {
    write: (from: string, to: string) => {
      if (!text.includes(from)) throw new Error(`${path} has no ${from}`)
      return writeFile(path, text.replace(from, to))
    },
    append: (more: string) => writeFile(path, text + more),
    restore: () => writeFile(path, text),
  }
}

/** The address of the first brand, once the development server has told it. */
function announced(): Promise<string> {
  return new Promise((done, fail) => {
    let said = ''
    dev.stdout.on('data', (text: Buffer) => {
      said += text.toString()
      const address = /http:\/\/\S+\.localhost:\d+/.exec(said)?.[0]
      if (address && said.includes('Stop with Ctrl-C')) done(address)
    })
    dev.once('exit', () => fail(new Error(`npm run dev ended:\n${said}`)))
  })
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { timeout: 180_000 })
  await page.waitForSelector('#portal[data-hydrated]', { state: 'attached', timeout: 180_000 })
}

/** Resolves when the browser shows the change of a round. */
async function waitFor(page: Page, name: keyof typeof budgets, round: number): Promise<unknown> {
  const options = { timeout: 60_000 }
  if (name === 'component') return page.waitForSelector(`[data-bench="${round}"]`, { state: 'attached', ...options })
  if (name === 'manifest') return page.getByText(`Bench ${round}`, { exact: true }).first().waitFor(options)
  if (name === 'server')
    return page
      .waitForResponse(
        answer => answer.headers()['x-bench'] === String(round) && answer.url().endsWith('/login'),
        options,
      )
      .then(() =>
        page.waitForFunction(() => document.body && !document.body.hasAttribute('data-kept'), undefined, options),
      )
  return page.waitForFunction(
    wanted =>
      [...document.querySelectorAll('#portal div')].some(
        element => getComputedStyle(element).getPropertyValue('--bench') === wanted,
      ),
    String(round),
    { ...options, polling: 'raf' },
  )
}
