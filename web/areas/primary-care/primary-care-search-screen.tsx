import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { ScreenText } from '../../../engine/text/screen-text.ts'
import type { Refusal } from '../../forms/refusal.ts'
import { useScreen } from '../../screen/screen-loader.ts'
import { usePathOf } from '../../screen/shell-data.ts'
import { useAnswer } from '../../screen/use-answer.ts'
import { useNotify } from '../../state/notifications.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { calendarDate } from '../../ui/format/dates.ts'
import { fullName } from '../../ui/format/full-name.ts'
import { Page } from '../../ui/page/page.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'
import { Choice } from './choice.tsx'
import type { ChoiceAnswer, ChoiceField } from './choose-provider-action.ts'
import { canChoose, hasChosen } from './primary-care-member.ts'
import { primaryCareSearchLoader as loader, type SearchData } from './primary-care-search-loader.ts'
import { ProviderResults } from './provider-results.tsx'
import { searchValues } from './provider-search.ts'
import { SearchForm } from './search-form.tsx'

export { chooseProviderAction as action } from './choose-provider-action.ts'
export { loader }

/** Finds a provider for one or more members and chooses one (SCOPE-15, PCP-09, PCP-12 to PCP-19). */
export function Component() {
  const found = useScreen(loader)
  const pathOf = usePathOf()
  const answer = useAnswer<ChoiceAnswer>()
  const { member, view } = found
  const say = sayFrom(view.text)
  const name = fullName(member)
  if (answer && 'message' in answer) return <Chosen message={answer.message} text={view.text} />
  const { providerName, coming, suffix } = member
  const back = hasChosen(member) ? pathOf('primary-care-member', { suffix }) : pathOf('primary-care')
  const lead = [
    providerName === null ? say('nobodyToday') : say('current', { provider: providerName }),
    coming && say('from', { date: calendarDate(coming.startDate), provider: coming.providerName }),
  ]
  return (
    <Page
      heading={say('heading', { name })}
      lead={lead.filter(Boolean).join(' ') || undefined}
      back={{ target: back, label: say('back') }}
    >
      {canChoose(member) ? (
        <Search found={found} refusal={answer} />
      ) : (
        <Empty icon="heart" title={say('closedTitle', { name })}>
          <p>{say('closedHelp')}</p>
        </Empty>
      )}
    </Page>
  )
}

interface Props {
  found: SearchData
  refusal: Refusal<ChoiceField> | undefined
}

/** The search form, its results, and the confirmation of the provider that the address names. */
function Search({ found, refusal }: Props) {
  const { search } = useLocation()
  const values = searchValues(new URLSearchParams(search))
  return (
    <>
      {/* A new address brings new default values, which uncontrolled fields only take when remounted. */}
      <SearchForm key={search} found={found} values={values} />
      {found.choosing && values && <Choice found={found} values={values} refusal={refusal} />}
      {found.providers && <ProviderResults providers={found.providers} values={values} text={found.view.text} />}
    </>
  )
}

interface ChosenProps {
  /** The gateway's own words. */
  message: string
  text: ScreenText<'primary-care-search'>
}

/** Shows the gateway's message about a choice; with script, as a notification on the overview (PCP-18). */
function Chosen({ message, text }: ChosenProps) {
  const notify = useNotify()
  const navigate = useNavigate()
  const overview = usePathOf()('primary-care')
  useEffect(() => {
    // Waits for the revalidation of the shell, which would cancel this navigation.
    const leave = async () => {
      await navigate(overview, { replace: true })
      notify({ message, status: 'success' })
    }
    const timer = setTimeout(() => void leave())
    return () => clearTimeout(timer)
  }, [message, notify, navigate, overview])
  return (
    <Page heading={text.chosenHeading}>
      <Alert type="success" title={message} />
      <p>
        <ButtonLink target={overview}>{text.back}</ButtonLink>
      </p>
    </Page>
  )
}
