import { Alert } from '../../web/ui/alert/alert.tsx'
import type { Checked, ReviewedDraft } from './use-review.ts'

interface Props {
  clashes: ReviewedDraft['check']['clashes']
  mistakes: Checked['mistakes']
}

/** What keeps a draft from going live: clashes with what others published, and mistakes, in the words of the check. */
export function Trouble({ clashes, mistakes }: Props) {
  const count = clashes.length + mistakes.length
  if (count === 0) return null
  const title = clashes.length > 0 ? 'Others published the same otherwise' : 'This has mistakes'
  return (
    <Alert type="error" typeLabel="Error" title={`${title}: ${count} to settle in the draft first`}>
      <ul>
        {clashes.map(({ path, item, field, ours, theirs }) => (
          <li key={`${path} ${item} ${field}`}>
            <code>{path}</code> {item} {field}: the draft says {ours ?? 'nothing'}, live is {theirs ?? 'nothing'}
          </li>
        ))}
        {mistakes.map(({ path, line, item, message }) => (
          <li key={`${path} ${line} ${message}`}>
            <code>
              {path}:{line}
            </code>{' '}
            {item !== '' && <strong>{item}</strong>} {message}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
