import { createFileRoute } from '@tanstack/react-router'
import { Bell } from 'lucide-react'
import { load } from '@/data/load.ts'
import { NotificationSettingsScreen } from '@/features/notification-settings/notification-settings-screen.tsx'
import {
  eventTypesQueryOptions,
  settingsQueryOptions,
} from '@/models/notification-settings/notification-queries.ts'

export const Route = createFileRoute('/_console/notification-settings')({
  staticData: {
    crumb: 'Notification Settings',
    menu: {
      icon: Bell,
      order: 100,
      group: 'Internal',
      only: 'internalStaff',
      keptOnSwitch: false,
    },
  },
  loader: (args) =>
    load(args, ({ start, projectId }) => {
      start(eventTypesQueryOptions())
      start(settingsQueryOptions(projectId, 'individual_email'))
      start(settingsQueryOptions(projectId, 'slack_app'))
    }),
  component: NotificationSettingsScreen,
})
