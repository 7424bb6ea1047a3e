import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** Focuses the page's heading, where reading starts; the main part while there is none. */
const focusPage = () => {
  const main = document.querySelector<HTMLElement>('main')
  const heading = main?.querySelector<HTMLElement>('h1')
  if (heading) heading.tabIndex = -1
  const place = heading ?? main
  place?.focus({ preventScroll: true })
  return place
}

/**
 * Focuses the page's heading, and the one that takes its place once the data is there, until the focus
 * goes elsewhere. Gives back the way to stop.
 */
const keepFocusOnPage = (): (() => void) => {
  let place = focusPage()
  const observer = new MutationObserver(() => {
    const { activeElement } = document
    if (activeElement === place) return
    // An element that is removed leaves the focus to the body; nobody else does.
    if (place?.isConnected || activeElement !== document.body) observer.disconnect()
    else place = focusPage()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** Tells assistive technology that another page is on show, and moves the focus to it. */
export function NavigationAnnouncer() {
  const router = useRouter()
  const [title, setTitle] = useState('')

  useEffect(() => {
    let stop: (() => void) | undefined
    const unsubscribe = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      // The first page of a visit is announced by the browser.
      if (!fromLocation || !pathChanged) return
      stop?.()
      setTitle(document.title)
      if (!document.activeElement?.closest('[role="dialog"]')) stop = keepFocusOnPage()
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
