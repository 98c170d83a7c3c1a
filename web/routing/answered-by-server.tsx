import { routeError } from '../errors/failure.ts'
import { ScreenOnlyDocument } from '../generated/screen.ts'
import { createScreenLoader } from '../screen/screen-loader.ts'

const ask = createScreenLoader(ScreenOnlyDocument)

/** The server answers with a redirect or an error page, and the screen loader throws both; anything else is an unknown address (ROUTE-58). */
export const loader = async (...asked: Parameters<typeof ask>) => {
  await ask(...asked)
  throw routeError({ status: 404 })
}

export const Component = () => null
