import type { ElementContent, RootContent } from 'hast'
import { Fragment, type ReactNode } from 'react'
import type { RichText as Tree } from '../../../engine/view.ts'
import { Link } from '../link/link.tsx'
import styles from './rich-text.module.css'

/** Elements that a text may have; of any other only the content shows. */
const allowedTags = new Set(['p', 'strong', 'em', 'ul', 'ol', 'li', 'br', 'h2', 'h3', 'h4', 'blockquote', 'code', 'hr'])
const safeTarget = /^(\/(?!\/)|https:|tel:|mailto:)/

function toReact(node: RootContent | ElementContent, key: number): ReactNode {
  if (node.type === 'text') return node.value
  if (node.type !== 'element') return null
  const children = node.children.length > 0 ? node.children.map(toReact) : undefined
  const { href } = node.properties
  if (node.tagName === 'a' && typeof href === 'string' && safeTarget.test(href)) {
    return (
      <Link key={key} target={href} newTab={node.properties.target === '_blank'}>
        {children}
      </Link>
    )
  }
  if (!allowedTags.has(node.tagName)) return <Fragment key={key}>{children}</Fragment>
  const Element = node.tagName as 'p'
  return (
    <Element key={key} lang={node.properties.lang === 'en' ? 'en' : undefined}>
      {children}
    </Element>
  )
}

/**
 * Text of a manifest as elements. It comes as a sanitised tree, is rendered by an allow-list all the same, and never
 * becomes HTML text. Any other input is a mistake of the caller (UI-24).
 */
export function RichText({ tree, className = '' }: { tree: Tree; className?: string | undefined }) {
  if (typeof tree !== 'object' || tree?.type !== 'root') throw new TypeError('RichText needs a tree of type "root"')
  return <div className={`${styles.text} ${className}`}>{tree.children.map(toReact)}</div>
}
