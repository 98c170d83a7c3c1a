import { useMemo } from 'react'
import { Form, type LoaderFunctionArgs } from 'react-router'
import type { ScreenText } from '../../../engine/text/screen-text.ts'
import type { LinkView } from '../../../engine/view.ts'
import { PageLead } from '../../blocks/page-prose/page-prose.tsx'
import { routeError } from '../../errors/failure.ts'
import { OnlyMember } from '../../forms/only-member.tsx'
import type { Saved } from '../../forms/saved.tsx'
import { useRefusableForm } from '../../forms/use-refusable-form.ts'
import {
  RegistrationPoliciesScreenDocument,
  type RegistrationPoliciesScreenQuery,
} from '../../generated/registration-policies-screen.ts'
import { StepCard } from '../../journey/step-card/step-card.tsx'
import { TellingField, useTellThenContinue } from '../../journey/tell-then-continue.tsx'
import { createScreenLoader, useScreen } from '../../screen/screen-loader.ts'
import { useAnswer } from '../../screen/use-answer.ts'
import { Button, usePending } from '../../ui/button/button.tsx'
import { Checkbox } from '../../ui/field/checkbox.tsx'
import { RadioGroup } from '../../ui/field/radio-group.tsx'
import { Link } from '../../ui/link/link.tsx'
import { type PoliciesRefusal, policyRules } from './registration-policies-action.ts'
import styles from './registration-policies-screen.module.css'

const open = createScreenLoader('registration-policies', RegistrationPoliciesScreenDocument, {
  handles: ['viewer.registrationPolicy'],
})

/** Opens the page. A failure of the starting values redirects nowhere (ERR-09): it shows the error page of its status (POLICY-15, POLICY-18). */
export async function loader(asked: LoaderFunctionArgs) {
  const { errors, data, ...screen } = await open(asked)
  const viewer = data.viewer
  if (errors[0] || !viewer) throw routeError(errors[0] ?? { status: 500 })
  return { ...screen, policy: viewer.registrationPolicy, subscriber: viewer.member?.relationship === 'SUBSCRIBER' }
}

export { registrationPoliciesAction as action } from './registration-policies-action.ts'

/** How long the success message shows before the journey continues (CONST-28). */
const successShownMs = 5000

/** The brand's policies, acknowledged once before the dashboard opens (POLICY). */
export function Component() {
  const { view, policy, subscriber } = useScreen(loader)
  const answer = useAnswer<PoliciesRefusal | Saved>()
  const { text, page } = view
  const saved = answer !== undefined && 'saved' in answer
  useTellThenContinue(saved, text.saved, successShownMs)
  // What is to be read has a heading and stands before the form; ways back have none and stand after it.
  const lists = page?.blocks.flatMap(block => (block.block === 'links' ? [block] : [])) ?? []
  const toRead = lists.filter(({ heading }) => heading !== undefined)
  const waysBack = lists.filter(({ heading }) => heading === undefined)
  return (
    <StepCard>
      <h1>{text.heading}</h1>
      <PageLead page={page} />
      {toRead.map(block => (
        <section key={block.id} aria-labelledby={block.id}>
          <h2 id={block.id} className={styles.toRead}>
            {block.heading}
          </h2>
          <PolicyLinks links={block.links} />
        </section>
      ))}
      <OnlyMember>
        <PoliciesForm
          text={text}
          policy={policy}
          subscriber={subscriber}
          refusal={answer && 'codes' in answer ? answer : undefined}
          done={saved}
        />
      </OnlyMember>
      <PolicyLinks links={waysBack.flatMap(({ links }) => links)} />
    </StepCard>
  )
}

const PolicyLinks = ({ links }: { links: readonly LinkView[] }) =>
  links.map(({ id, title, target, newTab }) => (
    <p key={id}>
      <Link target={target} newTab={newTab}>
        {title}
      </Link>
    </p>
  ))

interface Props {
  text: ScreenText<'registration-policies'>
  policy: NonNullable<RegistrationPoliciesScreenQuery['viewer']>['registrationPolicy']
  /** Only subscribers choose how EOBs come (POLICY-05, POLICY-06). */
  subscriber: boolean
  refusal: PoliciesRefusal | undefined
  /** True once saved, so that nothing is sent twice while the success message shows. */
  done: boolean
}

/** The acknowledgement, and for subscribers the consent to electronic EOBs (POLICY-02 to POLICY-13). */
function PoliciesForm({ text, policy, subscriber, refusal, done }: Props) {
  const rules = useMemo(() => policyRules(text), [text])
  const { formProps, errorOf } = useRefusableForm(rules, refusal)
  const busy = usePending()
  // Without script the page is drawn anew: a form that comes back keeps what was chosen in it.
  const typed = refusal?.values
  const consent = typed?.eobConsent ?? (policy.initialConsent === false ? 'no' : 'yes')
  return (
    <Form {...formProps} method="post" className={styles.form}>
      <p className={styles.note}>
        <span aria-hidden="true">* </span>
        {text.requiredNote}
      </p>
      <Checkbox
        name="policy"
        value="yes"
        required
        defaultChecked={typed ? typed.policy !== undefined : policy.isCommunicationPolicySigned}
        label={
          <>
            {text.policy} <span aria-hidden="true">*</span>
          </>
        }
        error={errorOf('policy')}
      />
      {subscriber && (
        <RadioGroup
          name="eobConsent"
          label={text.eobConsent}
          defaultValue={consent}
          options={[
            { value: 'yes', label: text.eobConsentYes },
            { value: 'no', label: text.eobConsentNo },
          ]}
        />
      )}
      <TellingField />
      <Button type="submit" disabled={busy || done}>
        {text.submit}
      </Button>
    </Form>
  )
}
