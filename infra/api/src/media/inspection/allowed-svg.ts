const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Elements that draw. No script, no animation, nothing that loads a file or holds another language; of links only what they hold. */
export const allowedElements: ReadonlySet<string> = words(`
  svg g a defs symbol use switch style path rect circle ellipse line polyline polygon text tspan textPath
  clipPath mask pattern marker linearGradient radialGradient stop filter
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology
  feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
`);

/** Attributes of geometry, paint and text. */
export const allowedAttributes: ReadonlySet<string> = words(`
  id class style type media role aria-label aria-hidden version xml:space lang requiredExtensions requiredFeatures systemLanguage
  viewBox preserveAspectRatio x y x1 y1 x2 y2 cx cy r rx ry fx fy fr dx dy d points width height pathLength transform
  href xlink:href rotate textLength lengthAdjust startOffset method spacing side
  fill fill-opacity fill-rule stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-opacity stroke-width color opacity display visibility overflow paint-order
  clip-path clip-rule clipPathUnits mask mask-type maskUnits maskContentUnits filter filterUnits primitiveUnits
  color-interpolation color-interpolation-filters mix-blend-mode isolation shape-rendering text-rendering vector-effect
  transform-origin transform-box
  gradientUnits gradientTransform spreadMethod offset stop-color stop-opacity patternUnits patternContentUnits
  patternTransform marker-start marker-mid marker-end markerUnits markerWidth markerHeight refX refY orient
  font-family font-size font-style font-weight font-stretch font-variant letter-spacing word-spacing text-anchor
  text-decoration dominant-baseline alignment-baseline baseline-shift writing-mode direction
  in in2 result mode values operator k1 k2 k3 k4 stdDeviation edgeMode baseFrequency numOctaves seed stitchTiles
  tableValues slope intercept amplitude exponent flood-color flood-opacity lighting-color surfaceScale diffuseConstant
  specularConstant specularExponent kernelMatrix kernelUnitLength order divisor bias targetX targetY preserveAlpha
  radius scale xChannelSelector yChannelSelector azimuth elevation z pointsAtX pointsAtY pointsAtZ limitingConeAngle
`);
