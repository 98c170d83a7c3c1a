import { ScreenOnlyDocument } from '../generated/screen.ts'
import { createScreenLoader } from './create-screen-loader.ts'
import { failed } from './failure.ts'

const ask = createScreenLoader(ScreenOnlyDocument)

/** The answer is a redirect or an error page, both thrown on the way; any other answer is an unknown address (ROUTE-58). */
export const loader = async (...asked: Parameters<typeof ask>) => {
  await ask(...asked)
  throw failed({ status: 404 })
}

export const Component = () => null
