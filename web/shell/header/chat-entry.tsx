import { useShell } from '../../screen/shell-data.ts'
import { Link } from '../../ui/link/link.tsx'
import { useShellText } from '../use-shell-text.ts'
import { chatAddress } from './chat-address.ts'

/** A way to chat, only where the account's chat configuration offers it; no chat code is part of this page (SHELL-28). */
export function ChatEntry() {
  const { viewer } = useShell()
  const text = useShellText()
  const address = chatAddress(viewer?.account?.chatConfig ?? null)
  if (!address) return null
  return (
    <Link target={address} newTab>
      {text('chat')}
    </Link>
  )
}
