import type { ProviderPartsFragment } from '../../generated/primary-care-member-screen.ts'
import { Facts } from '../../ui/facts/facts.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'

type Known = Pick<ProviderPartsFragment, 'providerGroupName' | 'specialty' | 'languages' | 'acceptingNewPatients'>

interface Props {
  provider: Known
  text: Readonly<Record<string, string>>
}

/** What is known of a provider besides name and places (PCP-14). */
export function ProviderFacts({ provider, text }: Props) {
  const say = sayFrom(text)
  const { acceptingNewPatients: accepts } = provider
  return (
    <Facts
      facts={[
        { label: say('group'), value: provider.providerGroupName },
        { label: say('specialty'), value: provider.specialty },
        { label: say('languages'), value: provider.languages.join(', ') },
        {
          label: say('acceptingNewPatients'),
          value: accepts === null ? null : say(accepts ? 'accepting' : 'notAccepting'),
        },
      ]}
    />
  )
}
