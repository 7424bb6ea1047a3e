import type { Catalog } from '@generated/catalog/types.ts'
import type { AnySuitePurpose, ParameterOverride, Suite } from '@generated/evaluation/types.ts'
import { narrowedName } from '@/models/suites/narrowed.ts'
import { draftOf } from '@/models/suites/overrides.ts'
import { whyNotAttach } from '@/models/suites/suite-content.ts'
import { defaultSuiteName } from '@/models/suites/suite-details.ts'
import { draftOfSuite, newSpec, type SuiteDraft } from '@/models/suites/suite-draft.ts'
import { defaultEnvironmentTypes } from '@/models/suites/suite-settings.ts'
import type { LeftOut, TargetSuite } from '@/models/suites/suite-targets.ts'

/** Initial state of the wizard. */
export interface WizardStart {
  draft: SuiteDraft
  purpose: AnySuitePurpose
  /** The wizard was opened from a catalog. */
  fromCatalog: boolean
  /** Targets of the URL that the suite does not hold. */
  leftOut: readonly LeftOut[]
  /** Why the catalog of the URL is not attached. */
  catalogLeftOut: string | undefined
}

interface NewSuite {
  /** The catalog the suite is made for. */
  catalog: Catalog | undefined
  targets: TargetSuite
  leftOut: readonly LeftOut[]
  /** Overrides that narrow the scenarios to a part of their parameter space. */
  overrides?: readonly ParameterOverride[]
}

const nameOf = ({ catalog, targets, overrides = [] }: NewSuite) => {
  const [scenario] = targets.scenarios
  if (overrides.length > 0 && scenario) return narrowedName(scenario.displayName ?? scenario.id)
  return catalog ? defaultSuiteName(catalog.displayName) : ''
}

/** Initial state for a new suite. */
export const startOfNew = (from: NewSuite): WizardStart => {
  const { catalog, targets, leftOut, overrides = [] } = from
  const catalogLeftOut = catalog && whyNotAttach(catalog)
  return {
    draft: {
      details: {
        displayName: nameOf(from),
        description: '',
        type: targets.type,
        targetEnvironmentTypes: [...defaultEnvironmentTypes],
        labels: [],
      },
      content: {
        specs: targets.scenarios.map((scenario) => ({
          ...newSpec(scenario, scenario.versionId),
          overrides: overrides.map(draftOf),
        })),
        attachments:
          catalog && catalogLeftOut === undefined
            ? [
                {
                  catalogId: catalog.id,
                  catalogDisplayName: catalog.displayName,
                  catalogVersionId: undefined,
                },
              ]
            : [],
        overrides: [],
      },
    },
    purpose: targets.purpose,
    // A narrowed suite has the step of the overrides, not that of the catalogs.
    fromCatalog: catalog !== undefined && overrides.length === 0,
    leftOut: [...leftOut, ...targets.leftOut],
    catalogLeftOut,
  }
}

/** Initial state for editing a suite. */
export const startOfEdit = (suite: Suite, fromCatalog: boolean): WizardStart => ({
  draft: draftOfSuite(suite),
  purpose: suite.purpose,
  fromCatalog,
  leftOut: [],
  catalogLeftOut: undefined,
})
