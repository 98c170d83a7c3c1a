import { useState } from 'react'
import { useDesk } from '../desk-context.ts'
import { type ControlProps, elementProps, textOf } from './control.ts'
import styles from './form.module.css'

/** Where a link may lead, with how its address begins. */
const kinds = {
  page: { label: 'A page of the portal', start: '/' },
  web: { label: 'A page elsewhere (https)', start: 'https://' },
  phone: { label: 'A phone number', start: 'tel:' },
  mail: { label: 'An e-mail address', start: 'mailto:' },
} as const
type Kind = keyof typeof kinds

const isKind = (name: string): name is Kind => Object.hasOwn(kinds, name)

function kindOf(target: string): Kind {
  if (target.startsWith('tel:')) return 'phone'
  if (target.startsWith('mailto:')) return 'mail'
  return target === '' || /^\/|^menu:/.test(target) ? 'page' : 'web'
}

/** Where a link leads: a page of the portal by its name, or a place elsewhere, a phone number or an address of mail (STUDIO-05). */
export function TargetInput(props: ControlProps) {
  const { value, required, onChange, label, readOnly } = props
  const target = textOf(value)
  const [wanted, setWanted] = useState<Kind>()
  // What is written decides, until somebody chooses what to write.
  const kind = wanted !== undefined && (target === '' || kindOf(target) === wanted) ? wanted : kindOf(target)
  const { start } = kinds[kind]
  const say = (said: string) => onChange(said === '' && !required ? undefined : said)
  return (
    <div className={styles.target}>
      <select
        className={styles.input}
        aria-label={`What ${label} is`}
        disabled={readOnly}
        value={kind}
        onChange={({ target: { value: name } }) => {
          if (!isKind(name) || name === kind) return
          setWanted(name)
          say(kinds[name].start)
        }}
      >
        {Object.entries(kinds).map(([name, { label: words }]) => (
          <option key={name} value={name}>
            {words}
          </option>
        ))}
      </select>
      {kind === 'page' ? (
        <PageInput {...props} target={target} say={say} />
      ) : (
        <input
          {...elementProps(props)}
          className={styles.input}
          type={kind === 'phone' ? 'tel' : kind === 'mail' ? 'email' : 'url'}
          placeholder={{ phone: '503-555-0100', mail: 'help@example.org', web: 'https://www.example.org' }[kind]}
          value={kind === 'web' ? target : target.slice(start.length)}
          onChange={({ target: { value: said } }) =>
            say(kind === 'web' ? said : said === '' && !required ? '' : start + said.replace(start, ''))
          }
        />
      )}
    </div>
  )
}

/** A page of the portal, from a list of all; what no list has, such as one claim's, is written. */
function PageInput({ target, say, ...props }: ControlProps & { target: string; say: (said: string) => void }) {
  const { names } = useDesk()
  const pages = names.byFormat[props.schema.format === 'redirect' ? 'redirect' : 'target'] ?? []
  const isListed = pages.some(({ name }) => name === target)
  const [writes, setWrites] = useState(false)
  const isWritten = writes || (!isListed && target !== '' && target !== '/')
  return (
    <>
      <select
        {...elementProps(props)}
        className={styles.input}
        value={isWritten ? 'written' : target}
        onChange={({ target: { value: said } }) => {
          setWrites(said === 'written')
          if (said !== 'written') say(said)
        }}
      >
        {(!props.required || target === '') && <option value="">–</option>}
        {!isListed && target === '/' && <option value="/">Choose a page …</option>}
        {pages.map(({ name, says }) => (
          <option key={name} value={name}>
            {says === '' ? name : `${says} (${name})`}
          </option>
        ))}
        <option value="written">Another address of the portal …</option>
      </select>
      {isWritten && (
        <input
          className={styles.input}
          aria-label={`Address of ${props.label}`}
          disabled={props.readOnly}
          value={target}
          onChange={({ target: { value: said } }) => say(said)}
        />
      )}
    </>
  )
}
