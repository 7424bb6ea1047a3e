import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** Focuses the page's heading, or `main` if there is none yet. */
const focusPage = () => {
  const main = document.querySelector<HTMLElement>('main')
  const heading = main?.querySelector<HTMLElement>('h1')
  if (heading) heading.tabIndex = -1
  const target = heading ?? main
  target?.focus({ preventScroll: true })
  return target
}

/**
 * Focuses the page's heading, and again the heading that replaces it once the data is loaded, until the user
 * moves the focus. Returns a function that stops this.
 */
const keepFocusOnPage = (): (() => void) => {
  let focused = focusPage()
  const observer = new MutationObserver(() => {
    const { activeElement } = document
    if (activeElement === focused) return
    // The focus moves to the body only when the focused element is removed.
    if (focused?.isConnected || activeElement !== document.body) observer.disconnect()
    else focused = focusPage()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** Announces a page change to assistive technology and moves the focus to the new page. */
export function NavigationAnnouncer() {
  const router = useRouter()
  const [title, setTitle] = useState('')

  useEffect(() => {
    let stop: (() => void) | undefined
    const unsubscribe = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      // The browser announces the first page of a visit.
      if (!fromLocation || !pathChanged) return
      stop?.()
      setTitle(document.title)
      const isTaken = document.activeElement?.closest('[role="dialog"], [data-keeps-focus]')
      if (!isTaken) stop = keepFocusOnPage()
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
