import {
  acceptCatalogShareInvitationMutationOptions,
  rejectCatalogShareInvitationMutationOptions,
} from '@generated/catalog/queries.ts'
import type { CatalogShareInvitation } from '@generated/catalog/types.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { useDialogAlert } from '@/data/alerts/dialog-alert.ts'
import { useChange } from '@/data/change.ts'
import type { InvitationAnswer } from '@/features/sharing/model/texts.ts'
import { CallAlert } from '@/page/call-alert.tsx'
import { Page } from '@/page/page.tsx'
import { AnswerDialog } from '@/parts/sharing/answer-dialog.tsx'
import { type Invitation, InvitationTable } from '@/parts/sharing/invitation-table.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { toast } from '@/ui/feedback/toast.tsx'
import { refreshCatalogLists } from './model/queries.ts'
import { catalogInvitationsQueryOptions, refreshCatalogInvitations } from './model/share-queries.ts'

/** An invitation to share a catalog, as a row. */
interface CatalogInvitation extends Invitation {
  catalogId: string
}

const rowOf = ({ id, createdAt, sharedCatalog }: CatalogShareInvitation): CatalogInvitation => ({
  id,
  createdAt,
  catalogId: sharedCatalog.id,
  projectId: sharedCatalog.projectId,
  name: sharedCatalog.displayName,
  description: sharedCatalog.description,
})

/** The catalogs that other projects offer to share with this one. */
export function CatalogInvitationsScreen() {
  const projectId = useProjectId()
  const options = catalogInvitationsQueryOptions(projectId)
  const result = useQuery(options)
  const { data } = result
  const rows = useMemo(() => data?.items.map(rowOf), [data])
  const [asked, setAsked] = useState<{ invitation: CatalogInvitation; answer: InvitationAnswer }>()
  const ask = useCallback(
    (invitation: CatalogInvitation, answer: InvitationAnswer) => setAsked({ invitation, answer }),
    [],
  )

  return (
    <Page title="Sharing Invitations">
      <InvitationTable
        nameHeader="Catalog name"
        invitations={rows}
        query={options}
        result={result}
        onAnswer={ask}
        empty={
          <EmptyState>
            No other project offers to share a catalog with this one. Invitations that were accepted
            or rejected are not listed.
          </EmptyState>
        }
      />
      {asked && (
        <AnswerInvitation
          key={`${asked.answer} ${asked.invitation.id}`}
          {...asked}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Page>
  )
}

const calls = {
  accept: {
    options: acceptCatalogShareInvitationMutationOptions,
    alertId: 'acceptVehicleCatalogShareInvitation',
    done: 'The invitation has been accepted',
  },
  reject: {
    options: rejectCatalogShareInvitationMutationOptions,
    alertId: 'rejectVehicleCatalogShareInvitation',
    done: 'The invitation has been rejected',
  },
} as const satisfies Record<InvitationAnswer, object>

interface AnswerInvitationProps {
  invitation: CatalogInvitation
  answer: InvitationAnswer
  onClose: () => void
}

/** Asks before an invitation is answered, and answers it. A failure stays in the dialog. */
function AnswerInvitation({ invitation, answer, onClose }: AnswerInvitationProps) {
  const projectId = useProjectId()
  const client = useQueryClient()
  const { options, alertId, done } = calls[answer]
  const sending = useChange({
    ...options(),
    onSuccess: async () => {
      void refreshCatalogLists(client, projectId)
      await refreshCatalogInvitations(client, projectId)
      toast(done)
      onClose()
    },
  })
  useDialogAlert(alertId)
  const { id, catalogId, name } = invitation
  return (
    <AnswerDialog
      answer={answer}
      what="catalog"
      name={name}
      onConfirm={() => sending.mutate({ path: { projectId, catalogId, invitationId: id } })}
      onCancel={onClose}
      pending={sending.isPending}
      submitError={sending.isError ? <CallAlert id={alertId} /> : undefined}
    />
  )
}
