/** The rooms of the house and who may import whom; imports run downwards only. */

/**
 * The floors from the top to the bottom. Folders on one floor know nothing of each other, unless a rule
 * below says in which order they stand.
 */
export const floors = [
  ['main.tsx', 'start.tsx', 'router.tsx', 'routeTree.gen.ts'],
  ['routes'],
  ['app'],
  ['features'],
  ['parts'],
  ['evidence'],
  ['models'],
  ['page'],
  ['data'],
  ['session'],
  ['ui'],
  ['log'],
  ['transport', 'demo-protocol'],
  ['config'],
  ['lib'],
]

/** Areas that pages of other areas show; each may show those after it. */
const shownAreas = ['parameter-space', 'report-tables', 'charts', 'capsule']

const isIn = (rooms) => `^src/(${rooms.map((room) => room.replace('.', '\\.')).join('|')})`

/** A room imports only what stands below it. */
const downwards = floors.slice(1).map((rooms, index) => ({
  name: `${rooms.join('-and-')}-import-downwards-only`,
  severity: 'error',
  from: { path: isIn(rooms), pathNot: '\\.test\\.tsx?$' },
  to: { path: isIn(floors.slice(0, index + 1).flat()) },
}))

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...downwards,
    {
      name: 'no-circles',
      severity: 'error',
      from: { pathNot: '^src/routeTree\\.gen\\.ts$' },
      to: { circular: true, viaOnly: { pathNot: '^src/(routeTree\\.gen|routes/)' } },
    },
    {
      name: 'screens-know-no-screens-of-other-areas',
      comment: 'What areas share is a model, or a part; a route puts screens together.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: {
        path: '^src/features/',
        pathNot: `^src/features/($1|${shownAreas.join('|')})/`,
      },
    },
    ...shownAreas.map((area, index) => ({
      name: `${area}-shows-only-areas-after-it`,
      severity: 'error',
      from: { path: `^src/features/${area}/` },
      to: {
        path: '^src/features/',
        pathNot: `^src/features/(${shownAreas.slice(index).join('|')})/`,
      },
    })),
    {
      name: 'models-run-in-no-circle',
      comment: 'Of two areas one stands on the other.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^src/models/[^/]+$' },
      to: { circular: true },
    },
    {
      name: 'models-and-evidence-have-no-components',
      severity: 'error',
      from: { path: '^src/(models|evidence)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/.*\\.tsx$' },
    },
    {
      name: 'ui-knows-no-service',
      comment: 'The design system is about looks; what a service says reaches it as plain values.',
      severity: 'error',
      from: { path: '^src/ui' },
      to: { path: '^(generated|src/transport|src/session)' },
    },
    {
      name: 'the-log-engine-knows-no-page',
      comment: 'It runs in a worker, where there is none.',
      severity: 'error',
      from: { path: '^src/log' },
      to: { path: '(^generated|node_modules/(react|react-dom|@tanstack)/)' },
    },
    {
      name: 'lib-is-pure',
      severity: 'error',
      from: { path: '^src/lib' },
      to: { path: '(^src/(?!lib)|node_modules/(react|react-dom|@tanstack)/)' },
    },
    {
      name: 'only-the-demo-entry-imports-the-mock-platform',
      comment: 'And tests of components, for which it stands in for the services.',
      severity: 'error',
      from: { path: '^src/(?!mock-platform/|demo\\.)', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/mock-platform' },
    },
    {
      name: 'the-mock-platform-knows-the-rules-not-the-screens',
      severity: 'error',
      from: { path: '^src/mock-platform' },
      to: {
        path: '^src/',
        pathNot:
          '^src/(mock-platform|mocks|demo-protocol|lib|config|transport|models|evidence)(/|$)',
      },
    },
    {
      name: 'mocks-stay-in-the-mock-platform',
      severity: 'error',
      from: { path: '^src/(?!mock-platform|mocks)' },
      to: { path: '^(generated/[^/]+/(mocks|random|wire)|src/mocks)' },
    },
    {
      name: 'mocks-stand-alone',
      comment: 'Another project can take them without the console.',
      severity: 'error',
      from: { path: '^src/mocks', pathNot: '\\.test\\.ts$' },
      to: { path: '^(src|generated)/', pathNot: '^src/mocks' },
    },
    {
      name: 'generated-stands-on-the-transport',
      severity: 'error',
      from: { path: '^generated', pathNot: '^generated/[^/]+/(mocks|random|wire)' },
      to: { path: '^src/', pathNot: '^src/transport' },
    },
    {
      name: 'generated-mocks-stand-on-their-handlers',
      severity: 'error',
      from: { path: '^generated/[^/]+/(mocks|random|wire)' },
      to: { path: '^src/', pathNot: '^src/mocks' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types'] },
  },
}
