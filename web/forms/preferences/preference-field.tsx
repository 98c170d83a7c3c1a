import { Checkbox } from '../../ui/field/checkbox.tsx'
import { RadioGroup } from '../../ui/field/radio-group.tsx'
import { askedField } from './posted-preferences.ts'
import type { ShownPreference } from './shown-preferences.ts'

interface Props extends ShownPreference {
  text: Readonly<Record<string, string>>
}

/** One preference: a box to tick, or a choice of two. */
export function PreferenceField({ name, control, initial, text }: Props) {
  return (
    <>
      <input type="hidden" name={askedField} value={name} />
      {control === 'checkbox' ? (
        <Checkbox name={name} value="yes" defaultChecked={initial} label={text[name]} />
      ) : (
        <RadioGroup
          name={name}
          label={text[name]}
          defaultValue={initial ? 'yes' : 'no'}
          options={[
            { value: 'yes', label: text[`${name}Yes`] },
            { value: 'no', label: text[`${name}No`] },
          ]}
        />
      )}
    </>
  )
}
