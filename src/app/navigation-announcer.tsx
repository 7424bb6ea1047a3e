import { type ParsedLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { createWayBack, linkTo } from './way-back.ts'

/**
 * Focuses the link to the page one comes back from, else the page's heading, or `main` if there is none yet; and again
 * what replaces it once the data is loaded, until the link is there or the user moves the focus. The page has scrolled
 * to where it was left, as far as its rows were drawn by then: the link is brought into view where that was too short.
 * Returns a function that stops this.
 */
const keepFocusOnPage = (leftPath: string | undefined): (() => void) => {
  let focused: HTMLElement | null = null
  const focusPage = () => {
    const { activeElement, body } = document
    // The focus moves to the body only when the focused element is removed.
    if (focused && activeElement !== focused && (focused.isConnected || activeElement !== body))
      return observer.disconnect()
    const main = document.querySelector('main')
    const link = main && leftPath && linkTo(main, leftPath)
    const heading = main?.querySelector('h1')
    // Written again, it would have the browser look at once whether the heading can keep the focus: by a layout.
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
    focused = link || (heading ?? main)
    // Focused again, it would be laid out and announced again.
    if (focused !== activeElement) focused?.focus({ preventScroll: true })
    if (!link) return
    observer.disconnect()
    link.scrollIntoView({ block: 'nearest' })
  }
  const observer = new MutationObserver(focusPage)
  observer.observe(document.body, { childList: true, subtree: true })
  focusPage()
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
