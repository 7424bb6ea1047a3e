import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { Call } from '@/data/call.ts'
import type { AlertText } from '@/data/call-alert.tsx'
import type { Editing } from '@/data/editing.ts'
import { isConflict, mayBeDone, notMade } from '@/data/lost-answer.ts'
import { Stopped, type Submission, useSubmission } from '@/data/submission.tsx'
import { isSame } from '@/lib/merge-edits.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { toast } from '@/ui/feedback/toast.tsx'
import { type Kind, type LinkTarget, listTarget } from './kind.ts'

/** Where a form goes after a successful save. */
export interface Saved {
  /** The page to open; it replaces the form in the history. */
  target: LinkTarget
  /** Snackbar text for a user who has left the form: `The suite has been saved.` */
  text: string
  /** The page does not tell by itself that it was saved: it is the list. */
  isList?: boolean
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
  return ({ target, text, isList = false }) => {
    // The page that the user has asked for may be on its way.
    if (left.current || router.latestLocation.pathname !== form) {
      toast(text, { action: { label: 'Open', onSelect: () => void navigate(target) } })
      return
    }
    void navigate({ ...target, replace: true, ignoreBlocker: true })
    if (isList) toast(text)
  }
}

/** How a form saves a thing. */
interface SaveOptions<Draft, Stored> {
  kind: Kind
  /** Owner of the list, as in `Kind`; default: the project. */
  ownerId?: string
  /** The edited thing; undefined when creating. */
  editing: Pick<Editing<Stored>, 'stored' | 'checkForNewer'> | undefined
  /**
   * Checks for a newer version before saving. For things without a version in the contract, where the
   * service cannot detect the conflict.
   */
  checkFirst?: boolean
  /** Creates the thing; the answer may lack its id. */
  create?: (draft: Draft, call: Call) => Promise<{ id: string } | undefined>
  update: (draft: Draft, stored: Stored, call: Call) => Promise<unknown>
  /** The draft of a stored thing, by which a form recognises what it has saved when the answer was lost. */
  asDraft?: (stored: Stored) => Draft
  /** What of a draft is saved; default: all. */
  asSaved?: (draft: Draft) => unknown
  /** The draft holds what no service gives back, such as a token: two saves that look alike may differ in it. */
  hasSecrets?: boolean
  /** Key of the query of its page. */
  pageKey: (id: string) => QueryKey
  /** Fetches the lists again that show it. */
  refresh: (client: QueryClient, projectId: string) => unknown
  /** Its page. */
  target: (id: string) => LinkTarget
  /** Where to go without an id; default: the list. */
  fallback?: LinkTarget
  /** Further steps after the save; false to stay on the form. */
  after?: (id: string | undefined, draft: Draft) => Promise<boolean>
  /** Text for the alert of a failed call, in place of its own. */
  alertText?: (error: unknown, draft: Draft) => Promise<AlertText | undefined>
}

/** Said where a new thing may be there although its call failed: saved again, there may be two. */
export const maybeCreated = (kind: Kind) =>
  `The ${kind.one} may have been created all the same: look for it in the list of ${kind.many} before you save again.`

/** Said where an edit may be saved although its call failed: saved again, it is found out. */
const maybeSaved = (kind: Kind) =>
  `The ${kind.one} may have been saved all the same: look at its page, or save again.`

/**
 * Saves a form's draft and opens what is saved. After a failure, checks whether somebody else has saved
 * meanwhile and sets `editing.newer`; the input is kept.
 */
export const useSave = <Draft, Stored extends { id: string }>(
  options: SaveOptions<Draft, Stored>,
): Submission<Draft> & { finish: (id: string | undefined) => void } => {
  const { kind, editing, checkFirst = false, hasSecrets = false, create, update } = options
  const { after, alertText } = options
  const projectId = useProjectId()
  const client = useQueryClient()
  const open = useSaved()

  const finish = (id: string | undefined) => {
    const list = options.fallback ?? listTarget(kind, options.ownerId ?? projectId)
    const target = id === undefined ? list : options.target(id)
    open({ target, text: `The ${kind.one} has been saved.`, isList: id === undefined })
  }
  /** The draft whose answer was lost last. */
  const lost = useRef<Draft>(undefined)
  const isOurs = (draft: Draft) => (stored: Stored) => {
    const { asDraft, asSaved = (whole) => whole } = options
    if (hasSecrets && !isSame(lost.current, draft)) return false
    return asDraft !== undefined && isSame(asSaved(asDraft(stored)), asSaved(draft))
  }
  const succeed = async (id: string | undefined, draft: Draft) => {
    // Removed, not just invalidated: the next page must not show the old data.
    if (editing) client.removeQueries({ queryKey: options.pageKey(editing.stored.id) })
    void options.refresh(client, projectId)
    if (!after || (await after(id, draft))) finish(id)
  }
  const sent = useRef(false)
  const submission = useSubmission<void, Draft>(
    async (draft, call) => {
      const found = checkFirst ? await editing?.checkForNewer(isOurs(draft)) : 'same'
      if (found === 'newer') throw new Stopped()
      let id = editing?.stored.id
      sent.current = true
      if (!editing) id = (await create?.(draft, call))?.id
      else if (found !== 'ours') await update(draft, editing.stored, call)
      sent.current = false
      await succeed(id, draft)
    },
    {
      once: true,
      recover: async (error, draft) => {
        // A conflict may be one with what was saved when an earlier answer was lost.
        const isOpen = sent.current && mayBeDone(error)
        const isLost = isOpen || (sent.current && isConflict(error))
        sent.current = false
        if (isOpen) lost.current = draft
        if (!editing) {
          if (isOpen) void options.refresh(client, projectId)
          return isOpen && maybeCreated(kind)
        }
        if (checkFirst && !isLost) return false
        const found = await editing.checkForNewer(isLost ? isOurs(draft) : undefined)
        if (found === 'ours') await succeed(editing.stored.id, draft)
        if (found === 'unread' && isOpen) return maybeSaved(kind)
        if (found === 'same' && isOpen) return notMade
        return found === 'ours'
      },
      onFailed: (error, draft) => alertText?.(error, draft),
    },
  )
  return { ...submission, finish }
}
