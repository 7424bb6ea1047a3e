import { type ParsedLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { createWayBack, linkTo } from './way-back.ts'

/**
 * Focuses the link to the page one comes back from, else the page's heading, or `main` if there is none yet. On a page
 * that has scrolled to where it was left, nothing moves.
 */
const focusPage = (leftPath: string | undefined) => {
  const main = document.querySelector('main')
  const link = main && leftPath && linkTo(main, leftPath)
  const heading = main?.querySelector('h1')
  if (heading) heading.tabIndex = -1
  const target = link || (heading ?? main)
  // Focused again, it would be laid out and announced again.
  if (target !== document.activeElement) target?.focus({ preventScroll: true })
  return { target, isLink: target === link }
}

/**
 * Focuses the place of the page where one goes on, and again what replaces it once the data is loaded, until the user
 * moves the focus. Returns a function that stops this.
 */
const keepFocusOnPage = (leftPath: string | undefined): (() => void) => {
  let focused = focusPage(leftPath)
  const observer = new MutationObserver(() => {
    const { activeElement } = document
    const isKept = activeElement === focused.target
    // The row may come after the heading.
    const isWaiting = isKept && leftPath !== undefined && !focused.isLink
    if (isKept && !isWaiting) return
    // The focus moves to the body only when the focused element is removed.
    const isRemoved = !focused.target?.isConnected && activeElement === document.body
    if (isWaiting || isRemoved) focused = focusPage(leftPath)
    else observer.disconnect()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** Place of a location in the history, and its path in the browser. */
const entryOf = ({ state, publicHref }: ParsedLocation) => ({
  index: state.__TSR_index,
  path: publicHref.replace(/[?#].*/, ''),
})

/** Announces a page change to assistive technology and moves the focus to the new page. */
export function NavigationAnnouncer() {
  const router = useRouter()
  const [title, setTitle] = useState('')

  useEffect(() => {
    const goBack = createWayBack()
    let stop: (() => void) | undefined
    const unsubscribe = router.subscribe('onRendered', ({ fromLocation, toLocation, ...event }) => {
      // The browser announces the first page of a visit.
      if (!fromLocation || !event.pathChanged) return
      stop?.()
      setTitle(document.title)
      const leftPath = goBack(entryOf(fromLocation), entryOf(toLocation))
      const isTaken = document.activeElement?.closest('[role="dialog"], [data-keeps-focus]')
      if (!isTaken) stop = keepFocusOnPage(leftPath)
    })
    return () => {
      unsubscribe()
      stop?.()
    }
  }, [router])

  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  )
}
