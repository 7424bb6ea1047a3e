import type { Artifact } from '@generated/ml/types.ts'
import { selectionError } from '@/models/ml-packages/release-items.ts'
import { packageArtifactsQueryOptions } from '@/models/ml-packages/release-queries.ts'
import {
  ArtifactList,
  ChooseArtifacts,
  useChosenArtifacts,
} from '@/parts/packages/choose-artifacts.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { Button } from '@/ui/base/button.tsx'
import { Pane } from '@/ui/layout/pane.tsx'
import { Dialog } from '@/ui/overlays/dialog.tsx'

interface ItemDialogProps {
  items: readonly Artifact[]
  onChange: (items: readonly Artifact[]) => void
  onClose: () => void
}

/** Asks which artifacts of the package a new release holds. */
export const SelectItems = ({
  packageId,
  items,
  onChange,
  onClose,
}: ItemDialogProps & { packageId: string }) => (
  <ChooseArtifacts
    title="Select items"
    query={packageArtifactsQueryOptions(useProjectId(), packageId)}
    initial={items}
    problemOf={selectionError}
    empty="No run has left an artifact for this package."
    onChoose={onChange}
    onClose={onClose}
  />
)

/** Asks which items to take out of a new release. */
export function DeselectItems({ items, onChange, onClose }: ItemDialogProps) {
  const { chosen, toggle } = useChosenArtifacts([])
  return (
    <Dialog
      onClose={onClose}
      title="Deselect items"
      description="The checked items are taken out of the release."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabledReason={chosen.size === 0 ? 'No items selected.' : undefined}
            onClick={() => {
              onChange(items.filter(({ id }) => !chosen.has(id)))
              onClose()
            }}
          >
            OK
          </Button>
        </>
      }
    >
      <Pane title="Items" inDialog>
        <ArtifactList
          label="Items"
          items={items}
          chosen={chosen}
          toggle={toggle}
          empty="No items selected."
        />
      </Pane>
    </Dialog>
  )
}
