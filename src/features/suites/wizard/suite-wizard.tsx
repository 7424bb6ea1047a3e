import {
  createSuiteMutationOptions,
  getSuiteQueryKey,
  updateSuiteMutationOptions,
} from '@generated/evaluation/queries.ts'
import type { AnySuitePurpose, Suite } from '@generated/evaluation/types.ts'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { type UseFormReturn, useForm, useFormState, useWatch } from 'react-hook-form'
import type { Editing } from '@/data/editing.ts'
import { labelText } from '@/lib/labels.ts'
import { formatCount } from '@/lib/numbers.ts'
import { reasonOf } from '@/lib/reasons.ts'
import { suiteKind, suiteTarget } from '@/models/suites/suite.ts'
import { hasOverrides } from '@/models/suites/suite-content.ts'
import { detailProblems } from '@/models/suites/suite-details.ts'
import {
  type ContentDraft,
  createRequest,
  type DetailsDraft,
  draftOfSuite,
  type SuiteDraft,
  updateRequest,
} from '@/models/suites/suite-draft.ts'
import { hasNoParameters, stepProblems } from '@/models/suites/suite-problems.ts'
import { refreshSuiteLists } from '@/models/suites/suite-queries.ts'
import { lookupOf } from '@/models/suites/version-infos.ts'
import {
  forwardLabel,
  modeOf,
  nextIndex,
  previousIndex,
  type SuiteStep,
  stepAt,
  stepNames,
  stepsOfMode,
} from '@/models/suites/wizard-steps.ts'
import type { DraftFields } from '@/page/conflict-alert.tsx'
import { useKeptDraft } from '@/page/kept-draft.tsx'
import { SaveProblem } from '@/page/save-problem.tsx'
import { useSave } from '@/page/use-save.ts'
import { useNotApprovedText } from '@/parts/scenarios/not-approved-text.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { rebaseForm } from '@/ui/forms/rebase-form.ts'
import { useUnsavedGuard } from '@/ui/forms/unsaved.tsx'
import { useDoubleClick } from '@/ui/forms/use-double-click.ts'
import { Wizard } from '@/ui/forms/wizard.tsx'
import { CatalogStep } from './catalog-step.tsx'
import { OverridesStep } from './overrides-step.tsx'
import { type Cleared, ScenarioStep } from './scenario-step.tsx'
import { ConfirmStep } from './suite-confirm-step.tsx'
import { useVersionInfos } from './use-version-infos.ts'
import { SuiteWizardContext } from './wizard-context.ts'
import type { WizardStart } from './wizard-start.ts'

interface SaveOptions {
  projectId: string
  purpose: AnySuitePurpose
  editing: Editing<Suite> | undefined
  /** The catalog from which the wizard was opened. */
  catalogId: string | undefined
}

const useSaveSuite = ({ projectId, purpose, editing, catalogId }: SaveOptions) => {
  const notApprovedText = useNotApprovedText()
  return useSave<SuiteDraft, Suite>({
    kind: suiteKind,
    editing,
    create: (draft, call) =>
      call(createSuiteMutationOptions(), {
        path: { projectId },
        body: createRequest(draft, purpose),
      }),
    update: (draft, stored, call) =>
      call(updateSuiteMutationOptions(), {
        path: { projectId, suiteId: stored.id },
        body: updateRequest(draft, stored),
      }),
    asDraft: draftOfSuite,
    asSaved: (draft) => createRequest(draft, purpose),
    pageKey: (suiteId) => getSuiteQueryKey({ projectId, suiteId }),
    refresh: refreshSuiteLists,
    target: (suiteId) => suiteTarget(suiteId, editing && catalogId),
    alertText: (error, { content }) => notApprovedText(error, content.specs.map(lookupOf)),
  })
}

interface SuiteWizardProps {
  start: WizardStart
  editing?: Editing<Suite>
  /** The catalog from which the wizard was opened. */
  catalogId?: string | undefined
  onCancel: () => void
}

/** The draft as one flat object, for the merge field by field. */
type FlatDraft = DetailsDraft & ContentDraft

const flat = ({ details, content }: SuiteDraft): FlatDraft => ({ ...details, ...content })

const countOf = (items: readonly unknown[]) => formatCount(items.length)

const fields: DraftFields<FlatDraft> = {
  displayName: { label: 'Name', text: (name) => name },
  description: { label: 'Description', text: (text) => text },
  type: { label: 'Type', text: (type) => type },
  targetEnvironmentTypes: { label: 'Environment types', text: (types) => types.join(', ') },
  labels: { label: 'Labels', text: (labels) => labels.map(labelText).join(', ') },
  specs: { label: 'Scenarios', text: countOf },
  attachments: { label: 'Catalogs', text: countOf },
  overrides: { label: 'Suite-level overrides', text: countOf },
}

/** The form of a suite in steps: scenarios, overrides or catalogs, confirmation. */
export function SuiteWizard({ start, editing, catalogId, onCancel }: SuiteWizardProps) {
  const { purpose } = start
  const projectId = useProjectId()
  const mode = modeOf(start)
  const form = useForm<DetailsDraft>({ defaultValues: start.draft.details, mode: 'all' })
  const [content, setContent] = useState(start.draft.content)
  const { versionInfos, pending, remember } = useVersionInfos(projectId, content.specs)
  const [index, setIndex] = useState(0)
  const isSecondClick = useDoubleClick()
  const [cleared, setCleared] = useState<Cleared>()
  const saving = useSaveSuite({ projectId, purpose, editing, catalogId })

  // The content counts as changed against this: the newer version, once taken over.
  const [baseContent, setBaseContent] = useState(start.draft.content)
  const takeOver = (merged: FlatDraft, base: FlatDraft) => {
    const { specs, attachments, overrides, ...details } = merged
    const { specs: _, attachments: __, overrides: ___, ...baseDetails } = base
    rebaseForm(form, details, baseDetails)
    setBaseContent({ specs: base.specs, attachments: base.attachments, overrides: base.overrides })
    change(() => ({ specs, attachments, overrides }))
  }

  const base = flat(editing ? draftOfSuite(editing.stored) : start.draft)
  const mine = () => flat({ details: form.getValues(), content })

  const change = useCallback((update: (content: ContentDraft) => ContentDraft) => {
    setContent(update)
    setCleared(undefined)
  }, [])
  const changeType = (type: string) => {
    const before = form.getValues('type')
    if (type === before) return
    form.setValue('type', type, { shouldDirty: true })
    if (content.specs.length === 0) return
    setCleared({ type: before, specs: content.specs })
    setContent({ ...content, specs: [] })
  }
  const undoClearing = () => {
    if (!cleared) return
    form.setValue('type', cleared.type, { shouldDirty: true })
    change((current) => ({ ...current, specs: cleared.specs }))
  }

  const step = stepAt(mode, index)
  const problems = useMemo(
    () => stepProblems({ mode, step, purpose, content, versionInfos, pending }),
    [mode, step, purpose, content, versionInfos, pending],
  )
  const nothingToOverride = useMemo(
    () => step !== 'overrides' && !hasOverrides(content) && hasNoParameters(content, versionInfos),
    [step, content, versionInfos],
  )
  const place = { mode, index, nothingToOverride }

  const forward = () => {
    // The buttons of consecutive steps share a position, so a double click could skip a step.
    if (isSecondClick()) return
    if (step === 'confirm') saving.submit({ details: form.getValues(), content })
    else setIndex(nextIndex(place))
  }

  const type = useWatch({ control: form.control, name: 'type' })
  const state = useMemo(
    () => ({ purpose, type, content, versionInfos, change, remember }),
    [purpose, type, content, versionInfos, change, remember],
  )
  const screens: Record<SuiteStep, () => ReactNode> = {
    scenario: () => (
      <ScenarioStep
        form={form}
        typeFixed={editing && 'The type of a suite never changes.'}
        onTypeChange={changeType}
        cleared={cleared}
        onUndoClearing={undoClearing}
      />
    ),
    overrides: () => <OverridesStep />,
    catalog: () => <CatalogStep />,
    confirm: () => <ConfirmStep form={form} />,
  }

  return (
    <SuiteWizardContext value={state}>
      <WizardFrame
        form={form}
        steps={stepsOfMode[mode].map((id) => ({
          id,
          label: stepNames[id],
          ...(id === 'overrides' && {
            skippable: { reason: 'Nothing to override', now: nothingToOverride },
          }),
        }))}
        current={index}
        forwardLabel={forwardLabel(place)}
        onForward={forward}
        onBack={() => setIndex(previousIndex(place))}
        onCancel={onCancel}
        problems={problems}
        contentChanged={content !== baseContent}
        draft={{ base, mine, onRestore: (restored) => takeOver(restored, base) }}
        pending={saving.pending}
        submitError={
          <SaveProblem
            saving={saving}
            kind={suiteKind}
            editing={editing}
            draftOf={(suite) => flat(draftOfSuite(suite))}
            mine={mine}
            fields={fields}
            onTakeOver={takeOver}
          />
        }
      >
        {screens[step]()}
      </WizardFrame>
    </SuiteWizardContext>
  )
}

interface WizardFrameProps
  extends Omit<Parameters<typeof Wizard>[0], 'disabledReason' | 'onForward'> {
  form: UseFormReturn<DetailsDraft>
  onForward: () => void
  /** The initial draft and the current one, and how to put a kept one into the form. */
  draft: Pick<Parameters<typeof useKeptDraft<FlatDraft>>[0], 'base' | 'mine' | 'onRestore'>
  /** Errors besides those of the fields. */
  problems: readonly string[]
  contentChanged: boolean
}

/** Subscribes to the form fields, so that a keystroke renders the frame but not the step inside. */
function WizardFrame(props: WizardFrameProps) {
  const { form, problems, contentChanged, onForward, draft, ...wizard } = props
  const { control } = form
  const fieldProblems = useWatch({
    control,
    compute: (details: DetailsDraft) => detailProblems(details),
  })
  const { isDirty } = useFormState({ control })
  const dirty = isDirty || contentChanged
  const question = useUnsavedGuard(dirty)
  const offer = useKeptDraft({ name: 'suite', dirty, ...draft })
  const disabledReason = reasonOf(fieldProblems) ?? reasonOf(problems)
  return (
    <>
      {offer}
      <Wizard
        {...wizard}
        disabledReason={disabledReason}
        showErrors={() => form.trigger()}
        onForward={() => {
          if (disabledReason === undefined) onForward()
        }}
      />
      {question}
    </>
  )
}
