import { useActionData, useLoaderData } from 'react-router'
import type { Refusal } from '../../forms/refusal.ts'
import type { Saved } from '../../forms/saved.ts'
import { StepCard } from '../../journey/step-card/step-card.tsx'
import { useTellThenContinue } from '../../journey/use-tell-then-continue.ts'
import { Link } from '../../ui/link/link.tsx'
import { PoliciesForm } from './policies-form.tsx'
import type { PolicyField } from './policy-rules.ts'
import type { registrationPoliciesLoader } from './registration-policies-loader.ts'

export { registrationPoliciesAction as action } from './registration-policies-action.ts'
export { registrationPoliciesLoader as loader } from './registration-policies-loader.ts'

/** How long the success shows before the journey goes on, in milliseconds (CONST-28). */
const told = 5000

/** The brand's policies, asked once before the dashboard opens (POLICY). */
export function Component() {
  const { view, policy, subscriber } = useLoaderData<typeof registrationPoliciesLoader>()
  const answer = useActionData() as Refusal<PolicyField> | Saved | undefined
  const { text, page } = view
  const saved = answer !== undefined && 'saved' in answer
  useTellThenContinue(saved, text.saved ?? '', told)
  const links = page?.blocks.flatMap(block => (block.block === 'links' ? block.links : [])) ?? []
  return (
    <StepCard>
      <h1>{page?.heading ?? text.heading}</h1>
      <p>{text.intro}</p>
      <PoliciesForm
        text={text}
        policy={policy}
        subscriber={subscriber}
        refusal={answer && 'codes' in answer ? answer : undefined}
        done={saved}
      />
      {links.map(({ id, title, target, newTab }) => (
        <p key={id}>
          <Link target={target} newTab={newTab}>
            {title}
          </Link>
        </p>
      ))}
    </StepCard>
  )
}
