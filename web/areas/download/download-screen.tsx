import { DownloadScreenDocument } from '../../generated/download-screen.ts'
import { createScreenLoader, useScreen } from '../../screen/screen-loader.ts'
import { WaitingPage } from '../../ui/waiting-page/waiting-page.tsx'

export const loader = createScreenLoader('resource-download', DownloadScreenDocument)

/** The waiting page of a tab whose document is being fetched (DOWNLOAD-01, DOWNLOAD-02). */
export function Component() {
  const { text } = useScreen(loader).view
  return <WaitingPage heading={text.heading} />
}
