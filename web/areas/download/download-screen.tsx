import { createScreenLoader } from '../../app/create-screen-loader.ts'
import { useScreen } from '../../app/use-screen.ts'
import { DownloadScreenDocument, type DownloadScreenQuery } from '../../generated/download-screen.ts'
import { Spinner } from '../../ui/spinner/spinner.tsx'
import styles from './download-screen.module.css'

export const loader = createScreenLoader(DownloadScreenDocument)

/** What a tab shows while a document is fetched for it (DOWNLOAD-01, DOWNLOAD-02). */
export function Component() {
  const { text } = useScreen<DownloadScreenQuery>().view
  return (
    <div className={styles.page}>
      <h1>{text.heading}</h1>
      <Spinner />
    </div>
  )
}
