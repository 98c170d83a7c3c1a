import { Fragment } from 'react'

/** A title that may break after a slash, so that "Claims/EOBs" fits a narrow place without being torn apart. */
export function MenuTitle({ title }: { title: string }) {
  const [first, ...others] = title.split('/')
  return (
    <span>
      {first}
      {others.map(part => (
        <Fragment key={part}>
          /<wbr />
          {part}
        </Fragment>
      ))}
    </span>
  )
}
