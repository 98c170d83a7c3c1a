import type { ShellQuery } from '../../generated/shell.ts'

type ChatConfig = NonNullable<NonNullable<NonNullable<ShellQuery['viewer']>['account']>['chatConfig']>

/** Address of the chat for this account's group, or undefined when chat is not to be shown (SHELL-28). */
export function chatAddress(config: ChatConfig | null): string | undefined {
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
