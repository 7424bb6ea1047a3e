/** Whoever has not moved for so long, in milliseconds, is taken to be elsewhere. */
const awayAfter = 60_000

/** Events that tell that somebody is at the page. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll', 'touchstart'] as const

/** Somebody is at the page; it is shown, but nobody moves, as on a screen at the wall; it is hidden. */
export type Presence = 'here' | 'away' | 'hidden'

/**
 * Tells whether somebody is at the page: it is shown, and pointer, key, scroll or touch moved in the last minute.
 * Calls back at once and at each change, until the returned function is called.
 */
export const watchPresence = (onChange: (presence: Presence) => void): (() => void) => {
  let told: Presence | undefined
  let movedAt = Date.now()
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    clearTimeout(timer)
    const left = movedAt + awayAfter - Date.now()
    const isHidden = document.visibilityState === 'hidden'
    const presence = isHidden ? 'hidden' : left > 0 ? 'here' : 'away'
    // Movements come by the hundred: none of them sets a timer but the first after a rest.
    if (presence === 'here') timer = setTimeout(look, left)
    if (presence === told) return
    told = presence
    onChange(presence)
  }
  const move = () => {
    movedAt = Date.now()
    if (told !== 'here') look()
  }
  // A page that is shown again is looked at.
  const show = () => {
    if (document.visibilityState !== 'hidden') movedAt = Date.now()
    look()
  }
  const options = { capture: true, passive: true }
  for (const sign of signs) window.addEventListener(sign, move, options)
  document.addEventListener('visibilitychange', show)
  look()
  return () => {
    clearTimeout(timer)
    for (const sign of signs) window.removeEventListener(sign, move, options)
    document.removeEventListener('visibilitychange', show)
  }
}
