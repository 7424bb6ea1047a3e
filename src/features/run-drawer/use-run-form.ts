import { useState } from 'react'
import { keysOf } from '@/lib/objects.ts'
import { changeRun, lockOn, toldAfter } from '@/models/run-drawer/interlocks.ts'
import { goneFromPreset, preferredIntegration } from '@/models/run-drawer/retest-preset.ts'
import { resolveRun } from '@/models/run-drawer/run-choices.ts'
import { runDraftName } from '@/models/run-drawer/run-drawer-name.ts'
import { fieldMessage, runErrors, whyNotStart } from '@/models/run-drawer/run-messages.ts'
import {
  initialRun,
  type RunDraft,
  type RunPreset,
  type RunState,
} from '@/models/run-drawer/run-state.ts'
import { useKeptDraft } from '@/page/kept-draft.tsx'
import { useFlags } from '@/session/flags.ts'
import { savedRepositoryOf } from './saved-repository.ts'
import { useOffers } from './use-run-offers.ts'

type Fields = keyof RunState

/** State of the drawer: input, resolved content, errors. */
export const useRunForm = (preset: RunPreset) => {
  const flags = useFlags()
  const [initial] = useState(() => initialRun(preset))
  const [entered, setEntered] = useState(initial)
  const [edited, setEdited] = useState(false)
  const [touched, setTouched] = useState<ReadonlySet<Fields>>(new Set())
  const [told, setTold] = useState<{ field: Fields; text: string | undefined }>()

  const { catalog, allCatalogs, offers, queries } = useOffers(entered, preset)
  const repository = preferredIntegration(
    preset,
    offers.integrations.items,
    savedRepositoryOf(catalog.id),
  )
  const run = resolveRun(entered, flags, catalog, offers, repository)

  const touch = (field: Fields) => setTouched((before) => new Set(before).add(field))
  const change = <Field extends Fields>(field: Field, value: RunState[Field]) => {
    setEdited(true)
    touch(field)
    const after = changeRun(entered, field, value)
    setTold({ field, text: toldAfter(field, entered, after) })
    setEntered((before) => changeRun(before, field, value))
  }

  /** There is input that closing would lose. */
  const dirty = entered !== initial && JSON.stringify(entered) !== JSON.stringify(initial)
  const offer = useKeptDraft<RunDraft>({
    name: runDraftName,
    dirty,
    base: { ...initial, preset: {} },
    mine: () => ({ ...entered, preset }),
    onRestore: ({ preset: _, ...restored }) => {
      setEdited(true)
      setEntered(restored)
    },
  })

  return {
    dirty,
    /** Offers the input that was kept over a sign-in. */
    offer,
    flags,
    run,
    allCatalogs,
    offers,
    queries,
    change,
    /** Called when the user leaves a field: missing input may then be reported. */
    touch,
    errorOf: (field: Fields) =>
      goneFromPreset(field, preset, entered, run) ?? fieldMessage(field, run, touched.has(field)),
    /** Changes of other fields by the last input at a field. */
    toldAt: (field: Fields) => (told?.field === field ? told.text : undefined),
    lockOf: (field: Fields) => lockOn(field, run.situation),
    /** Errors for the list above the buttons; empty before the first edit. */
    errors: edited ? runErrors(run) : [],
    /** Shows every error. */
    showErrors: () => {
      setEdited(true)
      setTouched(new Set(keysOf(entered)))
    },
    whyNotStart: whyNotStart(run),
  }
}

/** State shared by the fields of the drawer. */
export type RunForm = ReturnType<typeof useRunForm>
