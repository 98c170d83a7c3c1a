import type { HomeQuery } from '../../generated/home.ts'
import { useScreen } from '../../screen/screen-loader.ts'
import { Home } from './home.tsx'

export { homeAction as action } from './home-action.ts'
export { homeLoader as loader } from './home-loader.ts'

/** The route `home`: everything has loaded when it renders (HOME-03). */
export function Component() {
  const { data, errors, screen, view } = useScreen<HomeQuery>()
  return <Home title={screen.title} view={view} data={data.viewer ?? {}} errors={errors} />
}
