import { parse } from 'jsonc-parser'
import styles from './theme-sketch.module.css'

type Colors = Readonly<Record<string, string>>

interface ThemeText {
  colors?: Colors
  set?: { colors?: Colors }
}

/** The colours of a brand: what all brands share, with its own over it. What cannot be read has none. */
function colorsOf(texts: readonly string[]): Colors {
  const colors = texts.map(text => {
    const theme = (parse(text) ?? {}) as ThemeText
    return theme.set?.colors ?? theme.colors ?? {}
  })
  return Object.assign({}, ...colors) as Colors
}

/** A sketch of a brand's Home in its own colours: not the page, but enough to tell brands apart at a glance (STUDIO-02). */
export function ThemeSketch({ themes }: { themes: readonly string[] }) {
  const colors = colorsOf(themes)
  const fill = (name: string) => colors[name] ?? '#d5d9de'
  return (
    <svg className={styles.sketch} viewBox="0 0 320 150" aria-hidden="true" focusable="false">
      <rect width="320" height="150" fill={fill('page')} />
      <rect width="320" height="22" fill={fill('header')} />
      <rect x="14" y="7" width="46" height="8" rx="2" fill={fill('primary')} />
      {[200, 234, 268].map(x => (
        <rect key={x} x={x} y="9" width="26" height="4" rx="2" fill={fill('onHeader')} opacity="0.55" />
      ))}
      <rect x="14" y="34" width="292" height="36" rx="5" fill={fill('primary')} />
      <rect x="26" y="44" width="86" height="6" rx="3" fill={fill('onPrimary')} />
      <rect x="26" y="56" width="52" height="4" rx="2" fill={fill('onPrimary')} opacity="0.7" />
      {[14, 114, 214].map((x, index) => (
        <g key={x}>
          <rect
            x={x}
            y="80"
            width="92"
            height="44"
            rx="5"
            fill={fill('surface')}
            stroke={fill('border')}
            strokeOpacity="0.4"
          />
          <rect x={x + 10} y="90" width="14" height="14" rx="4" fill={fill(index === 1 ? 'accent' : 'primarySoft')} />
          <rect x={x + 30} y="92" width="44" height="4" rx="2" fill={fill('text')} opacity="0.8" />
          <rect x={x + 30} y="101" width="32" height="3" rx="1.5" fill={fill('textMuted')} opacity="0.7" />
          <rect x={x + 10} y="112" width="28" height="3" rx="1.5" fill={fill('link')} />
        </g>
      ))}
      <rect y="134" width="320" height="16" fill={fill('footer')} />
    </svg>
  )
}
