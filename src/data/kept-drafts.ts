import { subjectId } from '@/session/sign-in/user.ts'
import { tabMemory } from '@/session/storage.ts'
import { unsavedCount } from '@/ui/forms/unsaved-input.ts'

/** The input of a form, as plain data without secrets. */
export interface KeptDraft<Draft> {
  /** The initial draft. */
  base: Draft
  mine: Draft
}

/** The content of session storage. */
interface Kept {
  /** Who has entered it: it is offered to nobody else. */
  subject: string | undefined
  drafts: { readonly [form: string]: KeptDraft<unknown> }
}

/** The forms with unsaved input on the page. */
const forms = new Map<string, () => KeptDraft<unknown>>()

/** Makes known a form with unsaved input, until the returned function is called. */
export const announceDraft = (form: string, draft: () => KeptDraft<unknown>): (() => void) => {
  forms.set(form, draft)
  return () => void forms.delete(form)
}

const keptDrafts = (): Kept['drafts'] => {
  const text = tabMemory.read('drafts')
  if (!text) return {}
  try {
    const kept: Kept = JSON.parse(text)
    return kept.subject === subjectId() ? kept.drafts : {}
  } catch {
    return {}
  }
}

const write = (drafts: Kept['drafts']) => {
  const text = JSON.stringify({ subject: subjectId(), drafts } satisfies Kept)
  tabMemory.write('drafts', text)
  return tabMemory.read('drafts') === text
}

/**
 * Keeps the unsaved input of all forms in this tab, while a sign-in leaves the page. False if that is not possible, or
 * something else on the page would be lost.
 */
export const keepDrafts = (): boolean =>
  write({
    ...keptDrafts(),
    ...Object.fromEntries([...forms].map(([form, draft]) => [form, draft()])),
  }) && unsavedCount() <= forms.size

/** Key of the form `name` on the page that is open. */
export const draftKey = (projectId: string, name: string): string =>
  `${projectId} ${location.pathname} ${name}`

/** The kept draft of a form; undefined if there is none. */
export const keptDraft = <Draft>(form: string): KeptDraft<Draft> | undefined =>
  // Written by the same form; at worst of an earlier build, whose fields it does not know are left out.
  keptDrafts()[form] as KeptDraft<Draft> | undefined

/** Forgets the kept draft of a form. */
export const dropDraft = (form: string): void => {
  const { [form]: _, ...others } = keptDrafts()
  write(others)
}
