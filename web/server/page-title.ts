import type { StaticHandlerContext } from 'react-router'
import { asFailure } from '../errors/failure.ts'
import type { ShellQuery } from '../generated/shell.ts'
import { failureTitle, windowTitle } from '../routing/titles.ts'
import type { ScreenAnswer, ScreenData } from '../screen/screen-loader.ts'
import { rootRouteId } from '../screen/shell-data.ts'

/** Language and title of the page's head, from what the loaders answered. */
export function pageTitle(context: StaticHandlerContext): { language: string; title: string } {
  const root = context.loaderData[rootRouteId] as ShellQuery | undefined
  if (!root) return { language: 'en', title: '' }
  const { brand, errors } = root.shell
  const [thrown] = Object.values(context.errors ?? {})
  const screen = context.loaderData[context.matches.at(-1)?.route.id ?? ''] as
    | Partial<ScreenData<ScreenAnswer>>
    | undefined
  const title = thrown === undefined ? screen?.screen?.title : failureTitle(asFailure(thrown), errors)
  return { language: brand.language, title: windowTitle(title, brand.name) }
}
