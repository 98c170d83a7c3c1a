import { type ComponentType, createContext, type HTMLAttributes, use } from 'react'

/** Parts of the shell that are drawn from its common view alone. */
export type PartName = 'utility' | 'primary' | 'settings' | 'footer' | 'bottom'

/** The HTML of these parts, where the server has drawn them already; none in a browser. */
export const DrawnParts = createContext<Readonly<Record<PartName, string>> | undefined>(undefined)

interface Props extends HTMLAttributes<HTMLElement> {
  name: PartName
  as: 'footer' | 'ul'
  /** Draws what is in the element, from the common view alone. */
  of: ComponentType
}

/** An element whose content is a common part. React takes over what was drawn before as what it would draw itself. */
export function CommonPart({ name, as: Tag, of: Content, ...rest }: Props) {
  const drawn = use(DrawnParts)?.[name]
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has made it of the same component
  if (drawn !== undefined) return <Tag {...rest} dangerouslySetInnerHTML={{ __html: drawn }} />
  return (
    <Tag {...rest}>
      <Content />
    </Tag>
  )
}
