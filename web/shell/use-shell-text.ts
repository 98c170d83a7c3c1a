import { useShell } from '../screen/shell-data.ts'
import { sayFrom } from '../ui/words/say-from.ts'

/** Says the shell's words of the manifest. */
export const useShellText = () => sayFrom(useShell().shell.text.shell)
