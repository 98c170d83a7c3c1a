import { languageField } from '../../state/language.ts'
import { useCommon } from './common-view.ts'

/**
 * The brand's other languages, each in its own words (LOCALE-03). Without script the form leads back to the address in sight,
 * in the other language; with script the page changes where it is (web/routing/use-language-switch.ts).
 */
export function LanguageSwitch({ className }: { className: string | undefined }) {
  const { language, languages } = useCommon()
  const others = languages.filter(({ tag }) => tag !== language)
  if (others.length === 0) return null
  return (
    <form method="post" className={className}>
      {others.map(({ tag, name }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the button keeps its focus when its place becomes another language's
        <button key={place} type="submit" name={languageField} value={tag} lang={tag}>
          {name}
        </button>
      ))}
    </form>
  )
}
