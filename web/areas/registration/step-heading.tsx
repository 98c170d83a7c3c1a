import { type ReactNode, useEffect, useRef } from 'react'

interface Props {
  /** True when the person came here from another step: reading goes on at the heading then. */
  arrived: boolean
  children: ReactNode
}

/** Heading of a step; it takes focus when the step changes. */
export function StepHeading({ arrived, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (arrived) heading.current?.focus()
  }, [arrived])
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  )
}
