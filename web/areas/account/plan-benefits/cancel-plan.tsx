import { useState } from 'react'
import { useSubmit } from 'react-router'
import { Modal } from '../../../ui/modal/modal.tsx'
import type { Say } from '../say.ts'
import { type CancelPlanAnswer, chosenField, confirmedField } from './cancel-plan-answer.ts'
import { CancelPlanForm } from './cancel-plan-form.tsx'
import { ConfirmInPlace } from './confirm-in-place.tsx'
import type { CancellationOption } from './plan-choices.ts'

interface Props {
  options: readonly CancellationOption[]
  answer: CancelPlanAnswer | undefined
  values: Record<string, string | number>
  say: Say
}

/** Choosing what to cancel, and being asked before it is (PLAN-11, PLAN-12). */
export function CancelPlan({ options, answer, values, say }: Props) {
  const submit = useSubmit()
  const [asked, ask] = useState<CancellationOption>()
  const [open, setOpen] = useState(false)
  const posted = answer && 'asked' in answer ? options.find(({ id }) => id === answer.asked) : undefined
  if (posted) return <ConfirmInPlace option={posted} values={values} say={say} />
  return (
    <>
      <CancelPlanForm
        options={options}
        missing={answer !== undefined && 'missing' in answer}
        values={values}
        say={say}
        onChosen={option => {
          ask(option)
          setOpen(true)
        }}
      />
      <Modal
        open={open}
        type="warning"
        heading={say('confirmHeading')}
        subheading={say('confirmChoice', { option: asked?.description ?? '' })}
        message={say('confirmBody', values)}
        primaryText={say('confirm')}
        cancelText={say('keep')}
        showCancel
        showClose
        onAnswer={given => {
          setOpen(false)
          if (given === 'primary' && asked)
            submit({ [chosenField]: asked.id, [confirmedField]: 'yes' }, { method: 'post', replace: true })
        }}
      />
    </>
  )
}
