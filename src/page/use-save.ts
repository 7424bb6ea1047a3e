import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { Editing } from '@/data/editing.ts'
import { useSubmission } from '@/data/submission.ts'
import { toast } from '@/ui/feedback/toast.tsx'
import type { LinkTarget } from './kind.ts'

/** Where a form goes after a successful save. */
export interface Saved {
  /** The page to open; it replaces the form in the history. */
  target: LinkTarget
  /** Snackbar text for a user who has left the form: `The suite has been saved.` */
  text: string
}

/**
 * Returns a function that opens the saved thing's page after a save. The page replaces the form in the
 * history, so that Back does not reopen the form. A user who has left the form stays where they are and gets
 * a snackbar with a link.
 */
export const useSaved = (): ((saved: Saved) => void) => {
  const navigate = useNavigate()
  const router = useRouter()
  const [form] = useState(() => router.latestLocation.pathname)
  const left = useRef(false)
  useEffect(() => {
    left.current = false
    return () => {
      left.current = true
    }
  }, [])
  return ({ target, text }) => {
    // The page that the user has asked for may be on its way.
    if (left.current || router.latestLocation.pathname !== form) {
      toast(text, { action: { label: 'Open', onSelect: () => void navigate(target) } })
      return
    }
    void navigate({ ...target, replace: true, ignoreBlocker: true })
  }
}

/** Somebody else has saved a newer version. Shown by `ConflictAlert`. */
class NewerVersionError extends Error {
  override name = 'NewerVersionError'
}

interface SaveOptions<Draft, Failure> {
  /**
   * Saves a draft and returns where to go next; undefined to stay on the form. Rethrows the errors of its
   * calls.
   */
  send: (draft: Draft) => Promise<Saved | undefined>
  /** What is edited; undefined when creating. */
  editing?: Pick<Editing<unknown>, 'checkForNewer'> | undefined
  /**
   * Checks for a newer version before saving. For things without a version in the contract, where the
   * service cannot detect the conflict.
   */
  checkFirst?: boolean
  /** What the form shows about a failed call in addition to its alert. */
  failureOf?: (error: unknown, draft: Draft) => Promise<Failure>
}

/**
 * Saves a form's draft. Calls to `save` while a save is pending do nothing. After a failure, checks whether
 * somebody else has saved meanwhile and sets `editing.newer`; the input is kept.
 */
export const useSave = <Draft, Failure = never>(options: SaveOptions<Draft, Failure>) => {
  const { send, editing, checkFirst = false, failureOf } = options
  const { submit, pending, failure } = useSubmission<Failure>()
  const finish = useSaved()
  const save = (draft: Draft) =>
    submit(
      async () => {
        if (checkFirst && (await editing?.checkForNewer())) throw new NewerVersionError()
        const saved = await send(draft)
        if (saved) finish(saved)
      },
      async (error) => {
        if (error instanceof NewerVersionError) return undefined
        if (!checkFirst) await editing?.checkForNewer()
        return failureOf?.(error, draft)
      },
    )
  return { save, pending, failure }
}
