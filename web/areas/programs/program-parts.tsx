import { TileAction } from '../../blocks/tile/tile-action.tsx'
import type { TileModel } from '../../blocks/tile/tile-model.ts'
import styles from './program-parts.module.css'

/** Programs that show within another one's tile, above the tile's own link (PROGRAM-06). */
export function ProgramParts({ label, tiles }: { label: string; tiles: readonly TileModel[] }) {
  return (
    <div className={styles.parts}>
      <p>{label}</p>
      <ul>
        {tiles.map(({ id, title, go }) => (
          <li key={id}>
            <TileAction go={go}>{title}</TileAction>
          </li>
        ))}
      </ul>
    </div>
  )
}
