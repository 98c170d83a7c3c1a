import { ButtonLink } from '../../ui/button/button-link.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'

interface Props {
  username: string
  text: Readonly<Record<string, string>>
}

/** The account is there, and the way to use it (REG-12). */
export const RegistrationDone = ({ username, text }: Props) => (
  <>
    <p>{sayFrom(text)('done', { username: username.toLowerCase() })}</p>
    <div>
      <ButtonLink target="/login">{text.logIn}</ButtonLink>
    </div>
  </>
)
