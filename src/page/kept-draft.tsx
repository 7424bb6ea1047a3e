import { type ReactNode, useEffect, useRef, useState } from 'react'
import {
  announceDraft,
  draftKey,
  dropDraft,
  type KeptDraft,
  keptDraft,
} from '@/data/kept-drafts.ts'
import { mergeEdits } from '@/lib/merge-edits.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { Button } from '@/ui/base/button.tsx'
import { InfoBanner } from '@/ui/feedback/alert.tsx'

interface DraftOptions<Draft> {
  /** Tells the forms of one page apart. */
  name: string
  /** Whether there is unsaved input. */
  dirty: boolean
  /** The initial draft; plain data. */
  base: Draft
  /** Returns the current draft, without secrets. */
  mine: () => Draft
  /** Puts a draft into the form. */
  onRestore: (draft: Draft) => void
  /** Names input that is not kept: `The file is not kept: select it again.` */
  notKept?: string
}

/**
 * Keeps what is entered in a form when a sign-in has to leave the page. Returns the offer to restore it, to be
 * shown above the form.
 */
export function useKeptDraft<Draft extends object>(options: DraftOptions<Draft>): ReactNode {
  const { name, dirty, notKept } = options
  const projectId = useProjectId()
  const [form] = useState(() => draftKey(projectId, name))
  const [kept, setKept] = useState(() => keptDraft<Draft>(form))
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  useEffect(() => {
    if (!dirty) return undefined
    const draft = (): KeptDraft<Draft> => ({
      base: latest.current.base,
      mine: latest.current.mine(),
    })
    return announceDraft(form, draft)
  }, [form, dirty])
  if (!kept) return null
  const close = () => {
    dropDraft(form)
    setKept(undefined)
  }
  const restore = () => {
    options.onRestore(mergeEdits(kept.base, kept.mine, options.mine()).merged)
    close()
  }
  return (
    <InfoBanner
      actions={
        <>
          <Button onClick={restore}>Restore</Button>
          <Button variant="ghost" onClick={close}>
            Discard
          </Button>
        </>
      }
    >
      What you entered before you signed in again is kept. {notKept}
    </InfoBanner>
  )
}
