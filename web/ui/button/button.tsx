import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react'
import { useNavigation } from 'react-router'
import { useHydrated } from '../../state/hydrated.ts'
import { Link, type LinkProps } from '../link/link.tsx'
import { PlainList } from '../plain-list/plain-list.tsx'
import styles from './button.module.css'

/** A button's weight among its neighbours: one primary button a view. */
export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger'

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  'data-waiting'?: '' | undefined
  kind?: ButtonKind | undefined
  size?: 'medium' | 'small' | undefined
  wide?: boolean | undefined
  ref?: Ref<HTMLButtonElement> | undefined
}

export function Button({ kind = 'primary', size = 'medium', wide, type = 'button', className = '', ...rest }: Props) {
  return (
    <button
      {...(type === 'submit' && { onClick: onlyOnce })}
      {...rest}
      type={type}
      className={`${styles.button} ${className}`}
      data-kind={kind}
      data-size={size}
      data-wide={wide || undefined}
    />
  )
}

/** A button that only script can serve: it keeps its place unseen until script has come, so that no button does nothing and none moves. */
export const ScriptButton = (props: Props) => <Button {...props} data-waiting={useHydrated() ? undefined : ''} />

/** A double-click sends a form once: the second click comes before the form can disable its button, and would count a wrong password twice. */
function onlyOnce(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault()
}

interface ButtonLinkProps extends LinkProps {
  kind?: ButtonKind | undefined
  size?: 'medium' | 'small' | undefined
  wide?: boolean | undefined
}

/** A link that looks like a button: it goes somewhere, so it is a link. */
export function ButtonLink({ kind = 'primary', size = 'medium', wide, className = '', ...rest }: ButtonLinkProps) {
  return (
    <Link
      {...rest}
      className={`${styles.button} ${className}`}
      data-kind={kind}
      data-size={size}
      data-wide={wide || undefined}
    />
  )
}

interface ButtonLinksProps {
  links: readonly (Pick<LinkProps, 'target' | 'newTab'> & { id: string; title: string })[]
  className?: string | undefined
}

/** Where to go from here, as a list of buttons; the first is the primary one. */
export function ButtonLinks({ links, className }: ButtonLinksProps) {
  return (
    <PlainList className={className}>
      {links.map(({ id, title, target, newTab }, index) => (
        <li key={id}>
          <ButtonLink kind={index === 0 ? 'primary' : 'secondary'} target={target} newTab={newTab}>
            {title}
          </ButtonLink>
        </li>
      ))}
    </PlainList>
  )
}

/** True while a form of this screen is being sent. */
export const usePending = () => useNavigation().formData !== undefined
