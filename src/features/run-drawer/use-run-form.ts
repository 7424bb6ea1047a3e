import { useState } from 'react'
import { useKeptDraft } from '@/page/kept-draft.tsx'
import { useFlags } from '@/session/flags.ts'
import { changeRun, lockOn } from './model/interlocks.ts'
import { fieldMessage, runErrors, whyNotStart } from './model/messages.ts'
import { resolveRun } from './model/run.ts'
import {
  initialRun,
  type RunDraft,
  type RunPreset,
  type RunState,
  runDraftName,
} from './model/state.ts'
import { savedRepositoryOf } from './saved-repository.ts'
import { useOffers } from './use-offers.ts'

type Fields = keyof RunState

/** State of the drawer: input, resolved content, errors. */
export const useRunForm = (preset: RunPreset) => {
  const flags = useFlags()
  const [initial] = useState(() => initialRun(preset))
  const [entered, setEntered] = useState(initial)
  const [edited, setEdited] = useState(false)
  const [touched, setTouched] = useState<ReadonlySet<Fields>>(new Set())

  const { catalog, allCatalogs, offers, queries } = useOffers(entered, preset)
  const run = resolveRun(entered, flags, catalog, offers, savedRepositoryOf(catalog.id))

  const touch = (field: Fields) => setTouched((before) => new Set(before).add(field))
  const change = <Field extends Fields>(field: Field, value: RunState[Field]) => {
    setEdited(true)
    touch(field)
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
    errorOf: (field: Fields) => fieldMessage(field, run, touched.has(field)),
    lockOf: (field: Fields) => lockOn(field, run.situation),
    /** Errors for the list above the buttons; empty before the first edit. */
    errors: edited ? runErrors(run) : [],
    whyNotStart: whyNotStart(run),
  }
}

/** State shared by the fields of the drawer. */
export type RunForm = ReturnType<typeof useRunForm>
