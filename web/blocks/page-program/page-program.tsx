import type { PageBlockView } from '../../../engine/view.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { safeAddress } from '../../ui/link/addresses.ts'
import { fill } from '../../ui/words/say-from.ts'
import type { AroundPageBlock } from '../around-page-block.ts'
import styles from './page-program.module.css'

interface Props {
  block: Extract<PageBlockView, { block: 'program' }>
  around: AroundPageBlock
}

/** A program's description and link; one without an address has only the description (PHARMACY-02, PHARMACY-03). Named as everywhere. */
export function PageProgram({ block, around }: Props) {
  const program = around.programs.find(({ number }) => number === block.program)
  if (!program) return <p>{around.text.programUnavailable}</p>
  const { title = program.name, description = program.description } = block.entries[0] ?? {}
  const target = safeAddress(program.url)
  return (
    <section className={styles.program}>
      <p className={styles.description}>{description}</p>
      {target && (
        <p>
          <ButtonLink target={target} newTab>
            {fill(block.linkLabel, { name: title })}
          </ButtonLink>
        </p>
      )}
    </section>
  )
}
