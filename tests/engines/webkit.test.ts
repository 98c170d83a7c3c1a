import { engines } from './find-engines.ts'
import { walkEverywhere } from './walk-everywhere.ts'
import { startWebkit } from './webkit.ts'

const { webkit } = engines()
walkEverywhere(
  { name: 'WebKit', scheme: 'https', persona: 'manyclaims' },
  webkit === undefined ? undefined : () => startWebkit(webkit),
)
