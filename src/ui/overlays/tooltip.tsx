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

/** Loads what shows tooltips, before the first one opens. */
export const loadTooltips = codeLoader(() => import('./tooltip-layer.tsx'))
const TooltipLayer = lazy(loadTooltips)

const openDelay = 300
// Time to move the pointer onto the tooltip, to read or copy from it.
const closeDelay = 120
// Within this time after a tooltip closed, the next one opens without delay, such as in a row of icons.
const warmTime = 300
let lastClosedAt = Number.NEGATIVE_INFINITY

/**
 * State of one tooltip at a time: where it is open, and the timers that open and close it. The floating code
 * loads before the first one opens.
 */
export function useTooltipState() {
  const [anchor, setAnchor] = useState<HTMLElement>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const openAfter = (delay: number, element: HTMLElement) => {
    clearTimeout(timer.current)
    void loadTooltips()
    timer.current = setTimeout(() => setAnchor(element), delay)
  }
  const close = () => {
    clearTimeout(timer.current)
    if (anchor) lastClosedAt = performance.now()
    setAnchor(undefined)
  }
  return {
    anchor,
    /** Opens after the delay of a hover; at once while another has just closed. */
    openOnHover: (element: HTMLElement) =>
      openAfter(performance.now() - lastClosedAt < warmTime ? 0 : openDelay, element),
    openNow: (element: HTMLElement) => openAfter(0, element),
    close,
    keepOpen: () => clearTimeout(timer.current),
    closeSoon: () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(close, closeDelay)
    },
  }
}

interface TooltipOptions {
  /** Sets `aria-describedby` of the trigger; false if the tooltip repeats its name. */
  describe?: boolean | undefined
  /** The pointer passes through: for a tooltip that repeats a name, which must not cover another control. */
  clickThrough?: boolean | undefined
  /** Also opens on click, for triggers without another action. */
  openOnClick?: boolean | undefined
  side?: TooltipSide | undefined
}

/** Props to set on the trigger. */
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
 * Tooltip of an element that the caller renders: spread `triggerProps` on it (merged with its own handlers)
 * and render `layer` beside it. Opens after 300 ms of hover, or at once on keyboard focus; Escape, a click
 * or leaving closes it. Does nothing without content. The floating code loads on the first hover or focus.
 */
export function useTooltip(
  content: ReactNode | undefined,
  { describe = true, clickThrough = false, openOnClick = false, side = 'top' }: TooltipOptions = {},
): { triggerProps: TooltipTriggerProps; layer: ReactNode } {
  const id = useId()
  const { anchor, openOnHover, openNow, close, keepOpen, closeSoon } = useTooltipState()

  if (content === undefined || content === null || content === '') {
    return { triggerProps: {}, layer: null }
  }

  const leave = () => {
    // Opened by keyboard focus: stays open until blur.
    if (!anchor?.matches(':focus-visible')) closeSoon()
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
        // Touch has no hover.
        if (event.pointerType === 'touch') return
        openOnHover(event.currentTarget)
      },
      onPointerLeave: leave,
      onPointerDown: close,
      onFocus: (event) => {
        if (event.currentTarget.matches(':focus-visible')) openNow(event.currentTarget)
      },
      onBlur: close,
      onClick: (event) => {
        if (openOnClick) openNow(event.currentTarget)
      },
    },
    layer: anchor ? (
      <Suspense fallback={description}>
        <TooltipLayer
          id={id}
          anchor={anchor}
          side={side}
          content={content}
          clickThrough={clickThrough}
          onClose={close}
          onPointerEnter={keepOpen}
          onPointerLeave={leave}
        />
      </Suspense>
    ) : (
      description
    ),
  }
}

/** Merges the element's own props with those of its tooltip: joins descriptions, calls both handlers. */
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
  /** No tooltip if undefined. */
  content: ReactNode | undefined
  /** A focusable element that passes handlers and `aria-describedby` to the DOM. */
  children: ReactElement<TooltipTriggerProps>
}

/** Tooltip of its only child. */
export function Tooltip({ content, children, ...options }: TooltipProps) {
  const { triggerProps, layer } = useTooltip(content, options)
  return (
    <>
      {cloneElement(children, mergeTriggerProps(children.props, triggerProps))}
      {layer}
    </>
  )
}
