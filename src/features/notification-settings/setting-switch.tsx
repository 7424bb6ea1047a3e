import { updateNotificationSettingMutationOptions } from '@generated/notification/queries.ts'
import type {
  IndividualDestinationType,
  NotificationEventType,
} from '@generated/notification/types.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useChange } from '@/data/change.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { setAnswer } from '@/transport/query.ts'
import { Switch } from '@/ui/fields/switch.tsx'
import { settingsQueryOptions } from './model/queries.ts'
import { allCatalogs, destinations, isTold, withSetting } from './model/settings.ts'

interface SettingSwitchProps {
  event: NotificationEventType
  destination: IndividualDestinationType
}

/** Switches one way to be told about an event: saved at once, and back as it was if that fails. */
export function SettingSwitch({ event, destination }: SettingSwitchProps) {
  const projectId = useProjectId()
  const client = useQueryClient()
  const query = settingsQueryOptions(projectId, destination)
  const { data } = useQuery(query)
  const [wanted, setWanted] = useState(false)
  const save = useChange({
    ...updateNotificationSettingMutationOptions(),
    onSuccess: (_, { body }) => {
      // The answer has no body: what was sent is what is set now.
      setAnswer<typeof data>(client, query.queryKey, (known) =>
        known ? { settings: withSetting(known.settings, body) } : known,
      )
    },
  })
  const saved = data && isTold(event, destination, data.settings)
  // Keeps the place of its column.
  if (saved === undefined) return <span className="h-5 w-26" />
  const toggle = () => {
    setWanted(!saved)
    save.mutate({
      path: { projectId },
      body: {
        categoryItems: allCatalogs,
        destinationType: destination,
        enabled: !saved,
        eventTypeId: event.id,
      },
    })
  }
  return (
    <Switch
      label={destinations[destination]}
      className="w-26"
      checked={save.pending ? wanted : saved}
      aria-busy={save.pending || undefined}
      onChange={toggle}
    />
  )
}
