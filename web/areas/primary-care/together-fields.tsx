import { Checkbox } from '../../ui/field/checkbox.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'
import { fullName } from './full-name.ts'
import type { ListedMember } from './listed-member.ts'
import { type SearchValues, togetherField } from './search-values.ts'
import styles from './together-fields.module.css'

interface Props {
  member: ListedMember
  choosers: readonly ListedMember[]
  values: SearchValues | undefined
  text: Readonly<Record<string, string>>
}

/** Who else of the family is to get the same provider; left out when there is nobody else (PCP-12). */
export function TogetherFields({ member, choosers, values, text }: Props) {
  const say = sayFrom(text)
  const others = choosers.filter(({ memberSuffix }) => memberSuffix !== member.memberSuffix)
  if (others.length === 0) return null
  return (
    <fieldset className={styles.together}>
      <legend>{say('together')}</legend>
      {others.map(other => {
        const name = togetherField(other.memberSuffix)
        return (
          <Checkbox
            key={name}
            name={name}
            value="yes"
            defaultChecked={values?.[name] !== undefined}
            label={fullName(other)}
          />
        )
      })}
    </fieldset>
  )
}
