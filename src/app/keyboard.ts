import { useEffect } from 'react'
import { currentCommands, matchKeys } from '@/page/commands.ts'
import { localMemory } from '@/session/storage.ts'
import { createStore } from '@/session/store.ts'

/** Milliseconds within which the next key of a sequence has to follow. */
const sequenceTime = 1500

/** Whether single keys do something; some people's tools send keys they did not mean. */
export const shortcutsOn = createStore(localMemory.read('shortcuts') !== 'off')

/** Switches the single-key shortcuts on or off, for later visits too. */
export const switchShortcuts = (on: boolean): void => {
  localMemory.write('shortcuts', on ? 'on' : 'off')
  shortcutsOn.set(on)
}

/** The keys that open the palette, as this computer's keyboard has them. */
export const paletteKeys = (): string =>
  /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select'))

const somethingIsOpen = () =>
  document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null

/** Listens for the keys of commands, and for Ctrl K (⌘ K), which opens the palette from anywhere. */
export const useKeyboard = (onOpenPalette: () => void): void => {
  useEffect(() => {
    let pressed: readonly string[] = []
    let timer: ReturnType<typeof setTimeout> | undefined

    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || somethingIsOpen()) return
      const { key } = event
      if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) {
        if (key.toLowerCase() !== 'k') return
        event.preventDefault()
        onOpenPalette()
        return
      }
      if (event.altKey || event.ctrlKey || event.metaKey || key.length !== 1) return
      if (!shortcutsOn.get() || isTyping(event.target)) return
      clearTimeout(timer)
      const commands = currentCommands()
      // A key that does not go on with the sequence may begin another.
      const sequence = [[...pressed, key], [key]].find((keys) => matchKeys(commands, keys))
      const outcome = sequence && matchKeys(commands, sequence)
      pressed = []
      if (outcome === undefined) return
      event.preventDefault()
      if (outcome !== 'begun') return outcome.run()
      pressed = sequence ?? []
      timer = setTimeout(() => {
        pressed = []
      }, sequenceTime)
    }

    document.addEventListener('keydown', onKey)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('keydown', onKey)
    }
  }, [onOpenPalette])
}
