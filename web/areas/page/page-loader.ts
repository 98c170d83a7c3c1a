import type { LoaderFunctionArgs } from 'react-router'
import { createScreenLoader } from '../../app/create-screen-loader.ts'
import { portalContext } from '../../app/portal-context.ts'
import { PageScreenDocument } from '../../generated/page-screen.ts'
import { programPhones } from './program-phones.ts'

const open = createScreenLoader(PageScreenDocument)

/**
 * Opens a page of the manifest. Only a page with phone blocks asks a second question, as which programs to ask about
 * is what the manifest says.
 */
export async function pageLoader(asked: LoaderFunctionArgs) {
  const screen = await open(asked)
  return { ...screen, phones: await programPhones(screen.view.page?.blocks ?? [], asked.context.get(portalContext)) }
}
