import { useEffect } from 'react'
import { currentCommands, matchKeys } from '@/page/commands.ts'
import { localMemory } from '@/session/storage.ts'
import { createStore } from '@/session/store.ts'

/** A key sequence is dropped after 1.5 s without its next key. */
const sequenceTimeout = 1500

/** Whether single-key shortcuts are on. Users of speech input need to switch them off (WCAG 2.1.4). */
export const shortcutsOn = createStore(localMemory.read('shortcuts') !== 'off')

/** Switches the single-key shortcuts on or off and saves the choice. */
export const switchShortcuts = (on: boolean): void => {
  localMemory.write('shortcuts', on ? 'on' : 'off')
  shortcutsOn.set(on)
}

/** Shortcut of the palette on this platform. */
export const paletteKeys = (): string =>
  /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K'

/** A checkbox takes no text: with the focus there, as after a click, rows are still gone through by keys. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type="checkbox"]), textarea, select'))

const isLayerOpen = () =>
  document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null

/**
 * Handles the shortcuts of commands, and Ctrl K (⌘ K) for the palette. While the palette is `isOpening`, what is
 * typed is meant for it, though its code may not be there yet.
 */
export const useKeyboard = (onOpenPalette: () => void, isOpening: boolean): void => {
  useEffect(() => {
    let pressed: readonly string[] = []
    let timer: ReturnType<typeof setTimeout> | undefined

    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || isLayerOpen()) return
      const { key } = event
      if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) {
        if (key.toLowerCase() !== 'k') return
        event.preventDefault()
        onOpenPalette()
        return
      }
      if (event.altKey || event.ctrlKey || event.metaKey || key.length !== 1) return
      if (isOpening || !shortcutsOn.get() || isTyping(event.target)) return
      clearTimeout(timer)
      const commands = currentCommands()
      // A key that does not continue the sequence may start another.
      const sequence = [[...pressed, key], [key]].find((keys) => matchKeys(commands, keys))
      const outcome = sequence && matchKeys(commands, sequence)
      pressed = []
      if (outcome === undefined) return
      event.preventDefault()
      if (outcome !== 'begun') return outcome.run()
      pressed = sequence ?? []
      timer = setTimeout(() => {
        pressed = []
      }, sequenceTimeout)
    }

    document.addEventListener('keydown', onKey)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('keydown', onKey)
    }
  }, [onOpenPalette, isOpening])
}
