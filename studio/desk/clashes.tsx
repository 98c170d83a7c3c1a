import { Alert } from '../../web/ui/alert/alert.tsx'
import { Button } from '../../web/ui/button/button.tsx'
import type { DeskClash } from './model/draft-store.ts'

interface Props {
  clashes: readonly DeskClash[]
  onChoose: (side: 'ours' | 'theirs') => void
}

/** What somebody else saved otherwise meanwhile, both sides of it. */
export function Clashes({ clashes, onChoose }: Props) {
  return (
    <Alert
      type="warning"
      typeLabel="Warning"
      title="Somebody else changed the same as you"
      actions={
        <>
          <Button size="small" onClick={() => onChoose('ours')}>
            Keep mine
          </Button>
          <Button kind="secondary" size="small" onClick={() => onChoose('theirs')}>
            Take theirs
          </Button>
        </>
      }
    >
      <ul>
        {clashes.map(({ path, item, field, ours, theirs }) => (
          <li key={`${path} ${item} ${field}`}>
            {[path, item, field].filter(Boolean).join(' / ')}: mine <code>{ours ?? 'nothing'}</code>, theirs{' '}
            <code>{theirs ?? 'nothing'}</code>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
