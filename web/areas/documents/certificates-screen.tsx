import { CertificatesScreenDocument } from '../../generated/certificates-screen.ts'
import { createScreenLoader, useScreen } from '../../screen/screen-loader.ts'
import { sayFrom } from '../../ui/words/say-from.ts'
import { DocumentsPage } from './documents-page.tsx'

export const loader = createScreenLoader('certificate-of-coverage', CertificatesScreenDocument, { stays: true })

/** The certificates of coverage among the documents of the member's programs (BENEFIT-28, OPEN-49). */
export function Component() {
  const { view, data } = useScreen(loader)
  const say = sayFrom(view.text)
  const certificates = data.viewer?.member?.certificates ?? []
  return (
    <DocumentsPage
      heading={say('heading')}
      intro={say('intro')}
      empty={say('empty')}
      emptyHint={say('emptyHint')}
      documents={certificates.map(({ name, url }) => ({ id: url, title: name, target: url }))}
    />
  )
}
