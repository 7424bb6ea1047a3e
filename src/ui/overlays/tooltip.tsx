import {
  cloneElement,
  type FocusEventHandler,
  lazy,
  type MouseEventHandler,
  type PointerEventHandler,
  type ReactElement,
  type ReactNode,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { codeLoader } from '../base/code-loader.ts'
import { chain, joinIds } from '../base/merge-props.ts'
import type { TooltipSide } from './tooltip-layer.tsx'

const loadLayer = codeLoader(() => import('./tooltip-layer.tsx'))
const TooltipLayer = lazy(loadLayer)

const openDelay = 300
// Long enough to move the pointer onto the tooltip, to read or copy from it.
const closeDelay = 120
// Going along a row of icons, the next tooltip opens at once.
const warmTime = 300
let lastClosedAt = Number.NEGATIVE_INFINITY

interface TooltipOptions {
  /** Also the trigger's description for assistive technology; false when it repeats its name. */
  describe?: boolean | undefined
  /** Opens on a click as well, for triggers that do nothing else. */
  openOnClick?: boolean | undefined
  side?: TooltipSide | undefined
}

/** The props that a tooltip needs on its trigger. */
export interface TooltipTriggerProps {
  'aria-describedby'?: string | undefined
  onPointerEnter?: PointerEventHandler<HTMLElement> | undefined
  onPointerLeave?: PointerEventHandler<HTMLElement> | undefined
  onPointerDown?: PointerEventHandler<HTMLElement> | undefined
  onFocus?: FocusEventHandler<HTMLElement> | undefined
  onBlur?: FocusEventHandler<HTMLElement> | undefined
  onClick?: MouseEventHandler<HTMLElement> | undefined
}

/**
 * A tooltip for an element that the caller renders: spread `triggerProps` on it (merged with its own
 * handlers) and render `layer` beside it. Opens on hover after 300 ms and on keyboard focus at once;
 * Escape, a press or leaving closes it. Without content it does nothing. The floating code loads on
 * the first hover or focus of any tooltip.
 */
export function useTooltip(
  content: ReactNode | undefined,
  { describe = true, openOnClick = false, side = 'top' }: TooltipOptions = {},
): { triggerProps: TooltipTriggerProps; layer: ReactNode } {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  if (content === undefined || content === null || content === '') {
    return { triggerProps: {}, layer: null }
  }

  const openAfter = (delay: number, element: HTMLElement) => {
    clearTimeout(timer.current)
    void loadLayer()
    timer.current = setTimeout(() => setAnchor(element), delay)
  }
  const close = () => {
    clearTimeout(timer.current)
    if (anchor) lastClosedAt = performance.now()
    setAnchor(undefined)
  }
  const keepOpen = () => clearTimeout(timer.current)
  const closeSoon = () => {
    clearTimeout(timer.current)
    // What the keyboard's focus opened stays until the focus moves on.
    if (anchor?.matches(':focus-visible')) return
    timer.current = setTimeout(close, closeDelay)
  }

  const description = describe ? (
    <span id={id} hidden>
      {content}
    </span>
  ) : null

  return {
    triggerProps: {
      'aria-describedby': describe ? id : undefined,
      onPointerEnter: (event) => {
        // A finger does not hover.
        if (event.pointerType === 'touch') return
        const warm = performance.now() - lastClosedAt < warmTime
        openAfter(warm ? 0 : openDelay, event.currentTarget)
      },
      onPointerLeave: closeSoon,
      onPointerDown: close,
      onFocus: (event) => {
        if (event.currentTarget.matches(':focus-visible')) openAfter(0, event.currentTarget)
      },
      onBlur: close,
      onClick: (event) => {
        if (openOnClick) openAfter(0, event.currentTarget)
      },
    },
    layer: anchor ? (
      <Suspense fallback={description}>
        <TooltipLayer
          id={id}
          anchor={anchor}
          side={side}
          content={content}
          onClose={close}
          onPointerEnter={keepOpen}
          onPointerLeave={closeSoon}
        />
      </Suspense>
    ) : (
      description
    ),
  }
}

/** The element's own props with those of its tooltip: descriptions joined, handlers called in turn. */
export const mergeTriggerProps = (
  own: TooltipTriggerProps,
  tooltip: TooltipTriggerProps,
): TooltipTriggerProps => ({
  'aria-describedby': joinIds(own['aria-describedby'], tooltip['aria-describedby']),
  onPointerEnter: chain(own.onPointerEnter, tooltip.onPointerEnter),
  onPointerLeave: chain(own.onPointerLeave, tooltip.onPointerLeave),
  onPointerDown: chain(own.onPointerDown, tooltip.onPointerDown),
  onFocus: chain(own.onFocus, tooltip.onFocus),
  onBlur: chain(own.onBlur, tooltip.onBlur),
  onClick: chain(own.onClick, tooltip.onClick),
})

interface TooltipProps extends TooltipOptions {
  /** Nothing to say when undefined. */
  content: ReactNode | undefined
  /** One element that passes handlers and `aria-describedby` on to the DOM and can be focused. */
  children: ReactElement<TooltipTriggerProps>
}

/** Explains its only child on hover and on keyboard focus. */
export function Tooltip({ content, children, ...options }: TooltipProps) {
  const { triggerProps, layer } = useTooltip(content, options)
  return (
    <>
      {cloneElement(children, mergeTriggerProps(children.props, triggerProps))}
      {layer}
    </>
  )
}
