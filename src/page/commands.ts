import type { LucideIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'

/** A command: listed in the palette, and run by its shortcut if it has one. */
export interface Command {
  /** Stable; also the React key. */
  id: string
  /** `Run evaluation job` */
  label: string
  icon?: LucideIcon | undefined
  /** Key sequence, separated by spaces: `g r`. Ignored while the focus is in a text field. */
  keys?: string | undefined
  /** Listed below the others, as it ends what one does. */
  last?: boolean | undefined
  /** Not listed in the palette. */
  hidden?: boolean | undefined
  run: () => void
}

type Source = { readonly current: readonly Command[] }

const sources = new Set<Source>()

/**
 * The commands on offer: the page's first, then the console's. A command of the page overrides one of the
 * console with the same id.
 */
export const currentCommands = (): readonly Command[] => {
  const all = [...sources].reverse().flatMap(({ current }) => current)
  const first = new Map([...all].reverse().map((command) => [command.id, command]))
  return all.filter((command) => first.get(command.id) === command)
}

/** Registers commands while the component is mounted. */
export const useCommands = (commands: readonly Command[]): void => {
  const latest = useRef(commands)
  useEffect(() => {
    latest.current = commands
  })
  useEffect(() => {
    sources.add(latest)
    return () => {
      sources.delete(latest)
    }
  }, [])
}

/** Matches the keys pressed so far: a command, `begun` for the start of a sequence, or undefined. */
export const matchKeys = (
  commands: readonly Command[],
  pressed: readonly string[],
): Command | 'begun' | undefined => {
  const typed = pressed.join(' ')
  const match = commands.find(({ keys }) => keys === typed)
  if (match) return match
  return commands.some(({ keys }) => keys?.startsWith(`${typed} `)) ? 'begun' : undefined
}
