import { projectIds } from './world-projects.ts'

/** Feature scopes of the demo's configuration, by feature flag. */
export const featureScopes = {
  internalStaff: 'internal_staff',
  privileged: 'privileged',
  caret: 'caret',
  reconstructionAccuracy: 'reconstruction_accuracy',
  webauto: 'webauto',
} as const

/** Name of a feature in a feature scope `{projectId}:{feature}`. */
type FeatureScope = (typeof featureScopes)[keyof typeof featureScopes]

/** A caller of the platform. */
export interface User {
  subjectId: string
  name: string
  email: string
  /** Ids of the user's projects. */
  projectIds: readonly string[]
  features: readonly FeatureScope[]
}

/** A user who can sign in to the demo. */
export interface Persona extends User {
  id: 'member' | 'internal' | 'privileged' | 'newcomer'
  /** Role, as listed on the sign-in page. */
  label: string
  /** The parts that only this user sees. */
  description: string
}

const everyProject = Object.values(projectIds)

/** Users of the sign-in page, in order. Their ids do not depend on the seed. */
export const personas: readonly Persona[] = [
  {
    id: 'member',
    label: 'Member',
    description: 'Belongs to four projects and sees what every user sees.',
    subjectId: '5b0c7a4e-2f57-4d0b-9a0f-c1f3f6f2b1d4',
    name: 'Aiko Tanaka',
    email: 'aiko.tanaka@example.com',
    projectIds: everyProject,
    features: [],
  },
  {
    id: 'internal',
    label: 'Internal staff',
    description: 'Sees the features for internal staff as well.',
    subjectId: '0d9e1f60-7c15-4b7e-8a35-6f2b90a4c7e2',
    name: 'Jonas Lindqvist',
    email: 'jonas.lindqvist@example.com',
    projectIds: everyProject,
    features: [featureScopes.internalStaff],
  },
  {
    id: 'privileged',
    label: 'Privileged',
    description: 'Sees the internal and the beta features.',
    subjectId: 'c3a8f7d2-41b6-4e09-b5d8-1e7a2c6f9b30',
    name: 'Maya Okonkwo',
    email: 'maya.okonkwo@example.com',
    projectIds: everyProject,
    features: Object.values(featureScopes),
  },
  {
    id: 'newcomer',
    label: 'Newcomer',
    description: 'Belongs to no project yet.',
    subjectId: '9e4b2a71-d05c-4f38-8c6a-7b1d3e5f0a94',
    name: 'Tomás Rivera',
    email: 'tomas.rivera@example.com',
    projectIds: [],
    features: [],
  },
]

/** Caller of an operation that needs no token. */
export const anonymous: User = { subjectId: '', name: '', email: '', projectIds: [], features: [] }

/** The persona with a subject id; undefined when there is none. */
export const personaOf = (subjectId: string | undefined) =>
  personas.find((persona) => persona.subjectId === subjectId)
