import type { LucideIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'

/** Something the user can have done from anywhere: listed in the palette, and by keys if it has some. */
export interface Command {
  /** Stable; also its place in lists. */
  id: string
  /** What it does: `Run evaluation job`. */
  label: string
  icon?: LucideIcon | undefined
  /** Keys to press one after the other, separated by spaces: `g r`. Not while typing. */
  keys?: string | undefined
  /** Only by its keys, not in the palette. */
  hidden?: boolean | undefined
  run: () => void
}

type Source = { readonly current: readonly Command[] }

const sources = new Set<Source>()

/**
 * The commands there are right now, those of the page before those of the console, whose command of the same
 * id gives way to the page's.
 */
export const currentCommands = (): readonly Command[] => {
  const all = [...sources].reverse().flatMap(({ current }) => current)
  const first = new Map([...all].reverse().map((command) => [command.id, command]))
  return all.filter((command) => first.get(command.id) === command)
}

/** Offers commands as long as the component is on the page. */
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

/** What the keys pressed so far amount to: a command, the beginning of one, or nothing. */
export const matchKeys = (
  commands: readonly Command[],
  pressed: readonly string[],
): Command | 'begun' | undefined => {
  const typed = pressed.join(' ')
  const match = commands.find(({ keys }) => keys === typed)
  if (match) return match
  return commands.some(({ keys }) => keys?.startsWith(`${typed} `)) ? 'begun' : undefined
}
