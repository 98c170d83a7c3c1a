import type { StaticHandlerContext } from 'react-router'
import { asFailure } from '../app/failure.ts'
import type { ScreenAnswer, ScreenData } from '../app/screen-data.ts'
import { failureTitle, windowTitle } from '../app/titles.ts'
import { rootRouteId } from '../app/use-shell.ts'
import type { ShellQuery } from '../generated/shell.ts'

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
