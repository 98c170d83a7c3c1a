import type { ShellQuery } from '../../generated/shell.ts'
import { useShell } from '../../screen/shell-data.ts'
import { Link } from '../../ui/link/link.tsx'
import { useShellText } from '../use-shell-text.ts'

/** A link to the chat, only where the account's chat configuration offers it; no chat code is part of this page (SHELL-28). */
export function ChatEntry() {
  const { viewer } = useShell()
  const text = useShellText()
  const address = chatAddress(viewer?.family?.chatConfig ?? null)
  if (!address) return null
  return (
    <Link target={address} newTab>
      {text('chat')}
    </Link>
  )
}

type ChatConfig = NonNullable<NonNullable<NonNullable<ShellQuery['viewer']>['family']>['chatConfig']>

/** Address of the chat for this account's group, or undefined when chat is not to be shown (SHELL-28). */
function chatAddress(config: ChatConfig | null): string | undefined {
  if (!config?.displayChat || !config.host) return undefined
  const host = config.host.replace(/^https?:\/\//, '')
  if (!URL.canParse(`https://${host}`)) return undefined
  const address = new URL(`https://${host}`)
  for (const name of ['bus', 'poc', 'mappedGroupId'] as const) {
    const value = config[name]
    if (value) address.searchParams.set(name, value)
  }
  return address.href
}
