import { type RefObject, useEffect, useRef } from 'react'

/** Name of the palette. */
export const paletteName = 'Find pages and actions'

/** Looks that the palette and the field before it share: nothing moves when the code has come. */
export const paletteLooks = {
  scrim: 'fixed inset-0 z-40 animate-fade-in bg-scrim',
  box: 'fixed inset-x-0 top-[12vh] z-40 mx-auto w-[min(560px,calc(100vw-1.5rem))] animate-pop-in rounded-lg border bg-surface shadow-float outline-none',
  field:
    'h-12 w-full border-b border-line bg-transparent px-4 text-base text-ink outline-none placeholder:text-muted',
  placeholder: 'Find suites, catalogs, releases, jobs, pages and actions',
} as const

interface AwaitedPaletteProps {
  /** Keeps what is typed, for the palette. */
  typed: RefObject<string>
  /** Puts the focus back to where it was before, unless it is somewhere already. */
  returnFocus: () => void
  onClose: () => void
}

/**
 * The field of the palette while its code loads. It has the focus at once: what is typed is meant for the palette,
 * not for a field of the page below.
 */
export function AwaitedPalette({ typed, returnFocus, onClose }: AwaitedPaletteProps) {
  const field = useRef<HTMLInputElement>(null)
  // After the effects of layout, in which the focus to return to is remembered.
  useEffect(() => {
    field.current?.focus()
    return returnFocus
  }, [returnFocus])
  return (
    <>
      <div className={paletteLooks.scrim} onClick={onClose} aria-hidden />
      <div role="dialog" aria-modal aria-label={paletteName} className={paletteLooks.box}>
        <input
          ref={field}
          aria-label={paletteName}
          className={paletteLooks.field}
          placeholder={paletteLooks.placeholder}
          onChange={({ target }) => {
            typed.current = target.value
          }}
          onKeyDown={({ key }) => key === 'Escape' && onClose()}
        />
      </div>
    </>
  )
}
