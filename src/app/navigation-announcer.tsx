import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** Focuses the page's heading, where reading starts; the main part while there is none. */
const focusPage = () => {
  const main = document.querySelector<HTMLElement>('main')
  const heading = main?.querySelector<HTMLElement>('h1')
  if (heading) heading.tabIndex = -1
  ;(heading ?? main)?.focus({ preventScroll: true })
}

/** Tells assistive technology that another page is on show, and moves the focus to it. */
export function NavigationAnnouncer() {
  const router = useRouter()
  const [title, setTitle] = useState('')

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        // The first page of a visit is announced by the browser.
        if (!fromLocation || !pathChanged) return
        setTitle(document.title)
        if (!document.activeElement?.closest('[role="dialog"]')) focusPage()
      }),
    [router],
  )

  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  )
}
