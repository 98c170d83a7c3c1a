import { useQuery } from '@apollo/client/react'
import { compileCondition } from '../../../engine/conditions/compile-condition.ts'
import type { Truth } from '../../../engine/conditions/truth.ts'
import type { Known } from '../../../engine/state.ts'
import type { Condition } from '../../../schema/generated/manifests.ts'
import { Icon } from '../../../web/ui/icon/icon.tsx'
import { PlainList } from '../../../web/ui/plain-list/plain-list.tsx'
import { VisuallyHidden } from '../../../web/ui/visually-hidden/visually-hidden.tsx'
import { PersonaBrandsDocument, PersonaFactsDocument, type PersonaFactsQuery } from '../../generated/condition.ts'
import { Missed } from '../../query/missed.tsx'
import { useDesk } from '../desk-context.ts'
import styles from './condition-outlook.module.css'

type Persona = Extract<NonNullable<PersonaFactsQuery['node']>, { personas: unknown }>['personas'][number]

const outcomes: readonly { readonly truth: Truth; readonly label: string; readonly icon: string }[] = [
  { truth: true, label: 'Holds for', icon: 'check' },
  { truth: false, label: 'Does not hold for', icon: 'cross' },
  { truth: undefined, label: 'Is not known of', icon: 'info' },
]

/** The brand's sample members, by whether a condition holds for them (STUDIO-06). */
export function TestedPersonas({ condition }: { condition: Condition }) {
  const { brand: key, scope } = useDesk()
  const ofBrands = useQuery(PersonaBrandsDocument)
  const brands = ofBrands.data
  // What all brands share is looked at with the members of the first one.
  const brand = brands?.brands.find(each => each.key === key) ?? brands?.brands[0]
  const asked = useQuery(PersonaFactsDocument, { variables: { brandId: brand?.id ?? '' }, skip: brand === undefined })
  const { data, loading } = asked
  const personas = data?.node && 'personas' in data.node ? data.node.personas.filter(isOpen) : []
  const failed = [ofBrands, asked].find(({ error }) => error)
  if (failed && personas.length === 0) return <Missed of={failed} what="sample members" />
  if (personas.length === 0) return loading ? <p>Asking sample members …</p> : null
  const test = testOf(condition, scope)
  if (!test) return null
  return (
    <div className={styles.personas}>
      <p className={styles.title}>{`Sample members of ${brand?.name}`}</p>
      <dl>
        {outcomes.map(({ truth, label, icon }) => {
          const some = personas.filter(persona => test(knownOf(persona)) === truth)
          return (
            <div key={label} data-truth={String(truth)}>
              <dt>
                <Icon name={icon} size="small" /> {`${label} ${some.length}`}
              </dt>
              <dd>
                {some.length > 0 && (
                  <PlainList className={styles.chips}>
                    {some.map(persona => (
                      <li key={persona.key} title={persona.description}>
                        {persona.key}
                        <VisuallyHidden>{`: ${persona.description}`}</VisuallyHidden>
                      </li>
                    ))}
                  </PlainList>
                )}
              </dd>
            </div>
          )
        })}
      </dl>
    </div>
  )
}

/** Of a locked account nothing can be asked. */
const isOpen = ({ facts }: Persona) => facts !== null

function testOf(condition: Condition, scope: ReturnType<typeof useDesk>['scope']) {
  try {
    return compileCondition(condition, scope).test
  } catch {
    return undefined
  }
}

const knownOf = ({ facts, sets }: Persona): Known => ({
  facts: Object.fromEntries((facts ?? []).map(({ name, value }) => [name, value])),
  open: Object.fromEntries((sets ?? []).map(({ name, ids }) => [name, ids])),
  today: '',
  report: () => undefined,
})
