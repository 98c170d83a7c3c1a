/** Elements that draw, and what they draw with. None of them runs, loads, animates or leads anywhere. */
export const svgElements: ReadonlySet<string> = new Set(
  `svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath
   linearGradient radialGradient stop clipPath mask pattern marker style filter feBlend feColorMatrix feComponentTransfer
   feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset
   feTile feTurbulence`.split(/\s+/),
)

/** Attributes that any of them may have; `href` and what names a `url()` only within the image. */
export const svgAttributes: ReadonlySet<string> = new Set(
  `id class style role aria-hidden aria-label aria-labelledby lang xml:lang xml:space version xmlns xmlns:xlink href xlink:href
   x y x1 y1 x2 y2 cx cy r rx ry fx fy fr dx dy d points width height viewBox preserveAspectRatio pathLength transform rotate
   textLength lengthAdjust startOffset method spacing side offset gradientUnits gradientTransform spreadMethod
   clipPathUnits maskUnits maskContentUnits patternUnits patternContentUnits patternTransform
   markerWidth markerHeight markerUnits refX refY orient filterUnits primitiveUnits in in2 result mode type values operator k1 k2
   k3 k4 stdDeviation tableValues slope intercept amplitude exponent radius baseFrequency numOctaves seed stitchTiles
   clip clip-path clip-rule color color-interpolation color-interpolation-filters cursor direction display dominant-baseline
   alignment-baseline baseline-shift fill fill-opacity fill-rule filter flood-color flood-opacity font-family font-size
   font-size-adjust font-stretch font-style font-variant font-weight image-rendering isolation letter-spacing lighting-color
   marker marker-end marker-mid marker-start mask mask-type mix-blend-mode opacity overflow paint-order pointer-events
   shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin
   stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration text-rendering unicode-bidi vector-effect
   visibility word-spacing writing-mode`.split(/\s+/),
)

/** The namespaces that may be declared. */
export const svgNamespaces: { readonly [attribute: string]: string } = {
  xmlns: 'http://www.w3.org/2000/svg',
  'xmlns:xlink': 'http://www.w3.org/1999/xlink',
}
