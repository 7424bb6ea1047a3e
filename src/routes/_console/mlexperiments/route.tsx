import { createFileRoute } from '@tanstack/react-router'
import { FlaskConical } from 'lucide-react'

export const Route = createFileRoute('/_console/mlexperiments')({
  staticData: {
    crumb: 'ML Experiments',
    menu: { icon: FlaskConical, order: 70, group: 'Machine learning', keys: 'g e' },
  },
})
