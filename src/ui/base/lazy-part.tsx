import { type ComponentType, type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react'
import { ErrorAlert } from '../feedback/alert.tsx'
import { TopLayer } from '../overlays/top-layer.tsx'

/** A part over a page; `onClose` takes it away. */
interface Closable {
  onClose: () => void
}

/** The code of a part, which loads on first use. */
export interface LazyCode<Props> {
  /** Loads the code, also ahead, on hover and focus. After a failure it tries again. */
  load: () => void
  current: () => ComponentType<Props> | 'loading' | 'missing' | undefined
  subscribe: (listener: () => void) => () => void
}

/** The code of a part over a page, to be rendered by `LazyPart`. */
export const lazyCode = <Props extends Closable>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyCode<Props> => {
  let code: ReturnType<LazyCode<Props>['current']>
  const listeners = new Set<() => void>()
  const set = (next: typeof code) => {
    code = next
    for (const listener of [...listeners]) listener()
  }
  return {
    current: () => code,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    load: () => {
      if (code !== undefined && code !== 'missing') return
      set('loading')
      load().then(
        (loaded) => set(loaded.default),
        () => set('missing'),
      )
    },
  }
}

/**
 * A part over a page, such as a dialog or the panel of a menu, whose code loads on first use. Code that is
 * missing concerns this part alone: the page below stays, with all that was typed. Every opening tries again.
 * A part in the page has its room kept by what `whileLoading` shows.
 */
export function LazyPart<Props extends Closable>({
  code,
  whileLoading = null,
  ...rest
}: Props & { code: LazyCode<Props>; whileLoading?: ReactNode }) {
  const Part = useSyncExternalStore(code.subscribe, code.current)
  // Before the first paint, so that an earlier failure does not flash.
  useLayoutEffect(code.load, [])
  if (Part === undefined || Part === 'loading') return whileLoading
  if (Part === 'missing') return <MissingCode onRetry={code.load} onDismiss={rest.onClose} />
  // TypeScript cannot tell that the rest of `Props & …` is `Props`.
  return <Part {...(rest as unknown as Props)} />
}

/** A component over a page whose code loads once it is rendered. */
export const lazyOver = <Props extends Closable>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> => {
  const code = lazyCode(load)
  return (props) => <LazyPart code={code} {...props} />
}

const MissingCode = (props: { onRetry: () => void; onDismiss: () => void }) => (
  <TopLayer>
    <ErrorAlert title="A part of the console could not be loaded." {...props} />
  </TopLayer>
)
