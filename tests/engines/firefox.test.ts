import { engines } from './find-engines.ts'
import { startFirefox } from './firefox.ts'
import { walkEverywhere } from './walk-everywhere.ts'

const { firefox } = engines()
walkEverywhere(
  { name: 'Firefox', scheme: 'http', persona: 'active' },
  firefox === undefined ? undefined : () => startFirefox(firefox),
)
