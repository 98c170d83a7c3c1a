import { Form } from 'react-router'
import { Button } from '../../ui/button/button.tsx'
import { usePending } from '../../ui/button/use-pending.ts'
import { Icon } from '../../ui/icon/icon.tsx'

/** Opens the explanation of benefits of the claim; works without script (CLAIM-23). */
export function EobButton({ claimId, children }: { claimId: string; children: string }) {
  const busy = usePending()
  return (
    <Form method="post">
      <input type="hidden" name="claimId" value={claimId} />
      <Button type="submit" disabled={busy}>
        <Icon name="document" />
        {children}
      </Button>
    </Form>
  )
}
