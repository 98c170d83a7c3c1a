import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

/**
 * `npm run serve`, from `dist/` alone: see server/serve/serve.ts. What this Node compiled when the portal was built, or ran
 * here before, is not compiled again; where the folder cannot be written that costs a few tenths of a second.
 */
enableCompileCache(join(import.meta.dirname, 'cache'))
const { serve } = await import('../serve/serve.ts')
process.exit(await serve(import.meta.dirname, process.argv.slice(2), process.env))
