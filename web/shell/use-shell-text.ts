import { useShell } from '../screen/shell-data.ts'
import { fill } from '../ui/words/say-from.ts'

/** A way to look up the shell's words in the manifest, with their placeholders filled. */
export function useShellText() {
  const { shell } = useShell()
  return (key: string, values: Record<string, string | number> = {}) => fill(shell.text.shell[key] ?? '', values)
}
