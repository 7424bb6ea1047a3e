import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { Editing } from '@/data/editing.ts'
import { useSubmission } from '@/data/submission.ts'
import { toast } from '@/ui/feedback/toast.tsx'
import type { LinkTarget } from './kind.ts'

/** What comes after a save. */
export interface Saved {
  /** The page that takes the place of the form. */
  target: LinkTarget
  /** Told to whoever has left the form: `The suite has been saved.` */
  text: string
}

/**
 * What leads from a form, once all is saved, to the page of what was saved. That page takes the form's place
 * in the history, so that Back does not open it again. Whoever has left the form meanwhile is not pulled
 * away: a snackbar tells of it, with a link.
 */
export const useSaved = (): ((saved: Saved) => void) => {
  const navigate = useNavigate()
  const left = useRef(false)
  useEffect(() => {
    left.current = false
    return () => {
      left.current = true
    }
  }, [])
  return ({ target, text }) => {
    if (left.current) {
      toast(text, { action: { label: 'Open', onSelect: () => void navigate(target) } })
      return
    }
    void navigate({ ...target, replace: true, ignoreBlocker: true })
  }
}

/** Somebody else has saved what was to be saved over. `ConflictAlert` tells of it. */
class NewerVersionError extends Error {
  override name = 'NewerVersionError'
}

interface SaveOptions<Draft, Failure> {
  /**
   * Saves a draft, and says what comes after; undefined where the form stays, as more is to be done. Throws
   * what its calls throw.
   */
  send: (draft: Draft) => Promise<Saved | undefined>
  /** What is edited; undefined for something new. */
  editing?: Pick<Editing<unknown>, 'look'> | undefined
  /**
   * Looks for what somebody else has saved before saving over it: for what has no version in the contract,
   * so that the service cannot refuse.
   */
  looksFirst?: boolean
  /** What the form tells of a failed call besides its alert. */
  failureOf?: (error: unknown, draft: Draft) => Promise<Failure>
}

/**
 * Saves what a form has, once however often it is asked. After a failure it looks whether somebody else has
 * saved meanwhile: `editing.newer` then says so, and nothing typed is lost.
 */
export const useSave = <Draft, Failure = never>(options: SaveOptions<Draft, Failure>) => {
  const { send, editing, looksFirst = false, failureOf } = options
  const { submit, pending, failure } = useSubmission<Failure>()
  const finish = useSaved()
  const save = (draft: Draft) =>
    submit(
      async () => {
        if (looksFirst && (await editing?.look())) throw new NewerVersionError()
        const saved = await send(draft)
        if (saved) finish(saved)
      },
      async (error) => {
        if (error instanceof NewerVersionError) return undefined
        if (!looksFirst) await editing?.look()
        return failureOf?.(error, draft)
      },
    )
  return { save, pending, failure }
}
