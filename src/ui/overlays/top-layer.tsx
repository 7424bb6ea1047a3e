import { type ReactNode, useSyncExternalStore } from 'react'

/** The open modal dialogs and drawers, the topmost last. */
let layers: readonly HTMLElement[] = []
const listeners = new Set<() => void>()

const set = (next: readonly HTMLElement[]) => {
  layers = next
  for (const listener of [...listeners]) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Ref of the content of a modal dialog or drawer. */
export const layerRef = (element: HTMLElement | null): (() => void) | undefined => {
  if (!element) return undefined
  set([...layers, element])
  return () => set(layers.filter((layer) => layer !== element))
}

/**
 * The topmost modal dialog or drawer; undefined if none is open. A notice that must stay in reach is rendered
 * there: the rest of the page can be neither focused nor clicked.
 */
export const useTopLayer = (): HTMLElement | undefined =>
  useSyncExternalStore(subscribe, () => layers.at(-1))

/** Handler of a layer: what is rendered into it from elsewhere does not count as outside. */
export const keepForOwnContent = (event: Event): void => {
  const { target } = event
  if (target instanceof Element && layers.some((layer) => layer.contains(target))) {
    event.preventDefault()
  }
}

/** Shows a notice at the bottom left above everything: neither a dialog nor a scrolling table hides it. */
export const TopLayer = ({ children }: { children: ReactNode }) => (
  <div
    popover="manual"
    // Tests of components run without it.
    ref={(element) => element?.showPopover?.()}
    className="pointer-events-auto fixed inset-auto bottom-4 left-4 m-0 max-w-[min(40rem,calc(100vw-2rem))] rounded border-0 bg-surface p-0 text-ink shadow-float"
  >
    {children}
  </div>
)
