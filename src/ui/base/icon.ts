import { type ComponentProps, createElement } from 'react'

/** The elements of an icon, by name, with their attributes. */
type Shapes = readonly (readonly [string, Readonly<Record<string, string>>])[]

const frame = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/**
 * An icon that is drawn as one of lucide, which the build puts in its place: a list draws hundreds of them, and most
 * of what theirs do is for properties that the console does not set. One that nothing names is hidden from assistive
 * technology.
 */
export const drawnIcon = (shapes: Shapes) => {
  const drawing = shapes.map(([name, attributes]) => createElement(name, attributes))
  return (props: ComponentProps<'svg'>) => {
    const isNamed =
      props['aria-label'] ?? props['aria-labelledby'] ?? props.role ?? props['aria-hidden']
    return createElement(
      'svg',
      { ...frame, ...(isNamed === undefined && { 'aria-hidden': true }), ...props },
      ...drawing,
    )
  }
}
