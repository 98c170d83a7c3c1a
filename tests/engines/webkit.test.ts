import { engines } from './find-engines.ts'
import { walkEverywhere } from './walk-everywhere.ts'
import { startWebkit } from './webkit.ts'

const { webkit } = engines()
walkEverywhere('WebKit', 'manyclaims', webkit === undefined ? undefined : () => startWebkit(webkit))
