import type { Step, Story } from '../../lib/stories.ts'
import { beside } from '../beside.ts'

const invitation = {
  call: 'catalog.listCatalogShareInvitations',
  path: { project_id: '{partner.id}' },
  shows: { 'shared_catalog.id': '{catalog.id}' },
  keep: 'catalogInvitation',
  own: true,
} as const

const answerPath = {
  project_id: '{partner.id}',
  catalog_id: '{catalogInvitation.shared_catalog.id}',
}

const share = {
  call: 'catalog.createCatalogShare',
  effect: { creates: 'catalogShare' },
  body: { destination: '{partner.id}', options: { include_draft_firmware_release: true } },
} as const

const release = { catalog_id: '{draftRelease.catalog_id}', release_id: '{draftRelease.id}' }

const createCatalog = {
  call: 'catalog.createCatalog',
  effect: { creates: 'catalog' },
  over: { display_name: '{fresh.name}' },
} as const satisfies Step

const otherCatalog = beside({
  name: 'otherCatalog',
  create: createCatalog,
  get: 'catalog.getCatalog',
  remove: 'catalog.deprecateCatalog',
  path: { catalog_id: '{otherCatalog.id}' },
  gone: 'deprecated',
  field: 'display_name',
})

/** Catalogs with their shares, and firmware releases. */
export const catalogStories = [
  {
    title: 'A catalog is created, changed, shared and deleted',
    steps: [
      createCatalog,
      {
        call: 'catalog.getCatalog',
        shows: {
          display_name: '{sent.display_name}',
          description: '{sent.description}',
          deprecated: false,
        },
        keep: 'catalog',
      },
      { call: 'catalog.listCatalogs', shows: { id: '{catalog.id}' } },
      ...otherCatalog.made,
      {
        call: 'catalog.updateCatalog',
        effect: { changes: 'catalog' },
        over: {
          display_name: '{fresh.name}',
          description: 'Changed by the contract tests.',
          current_version_id: '{catalog.version_id}',
        },
        keep: 'changed',
      },
      {
        call: 'catalog.getCatalog',
        shows: {
          display_name: '{sent.display_name}',
          description: '{sent.description}',
          version_id: '{changed.version_id}',
        },
      },
      otherCatalog.stays,
      share,
      {
        call: 'catalog.listCatalogShares',
        shows: {
          id: '{catalogShare.id}',
          destination: '{partner.id}',
          invitation_status: 'pending',
        },
      },
      invitation,
      {
        call: 'catalog.rejectCatalogShareInvitation',
        effect: { changes: 'catalogInvitation' },
        path: { ...answerPath, invitation_id: '{catalogInvitation.id}' },
      },
      {
        call: 'catalog.listCatalogShares',
        shows: { id: '{catalogShare.id}', invitation_status: 'rejected' },
      },
      share,
      {
        call: 'catalog.listCatalogShares',
        shows: { id: '{catalogShare.id}', invitation_status: 'pending' },
        readsAll: true,
      },
      invitation,
      {
        call: 'catalog.acceptCatalogShareInvitation',
        effect: { changes: 'catalogInvitation' },
        path: { ...answerPath, invitation_id: '{catalogInvitation.id}' },
      },
      {
        call: 'catalog.listCatalogShares',
        afterSeconds: 600,
        shows: { id: '{catalogShare.id}', invitation_status: 'accepted' },
      },
      { call: 'catalog.deprecateCatalogShare', effect: { changes: 'catalogShare' } },
      {
        call: 'catalog.listCatalogShares',
        shows: { id: '{catalogShare.id}', invitation_status: 'canceled' },
      },
    ],
    cleanup: [
      { call: 'catalog.deprecateCatalog', effect: { changes: 'catalog' } },
      otherCatalog.stays,
      otherCatalog.removed,
    ],
    afterwards: [
      { call: 'catalog.getCatalog', shows: { deprecated: true } },
      { call: 'catalog.listCatalogs', lacks: { id: '{catalog.id}' } },
      {
        call: 'catalog.listCatalogs',
        query: { deprecated: true },
        shows: { id: '{catalog.id}' },
      },
    ],
  },
  {
    // Only jobs make firmware releases, and take hours for it.
    title: 'A draft of a firmware release is renamed, published and deleted',
    steps: [
      {
        call: 'catalog.updateFirmwareRelease',
        effect: { changes: 'draftRelease' },
        path: release,
        over: { name: '{fresh.name}' },
      },
      {
        call: 'catalog.getFirmwareRelease',
        path: release,
        shows: { name: '{sent.name}', description: '{sent.description}' },
      },
      {
        call: 'catalog.publishFirmwareRelease',
        effect: { changes: 'draftRelease' },
        path: release,
      },
      {
        call: 'catalog.getFirmwareRelease',
        path: release,
        shows: { published: true, draft: false },
      },
      {
        call: 'catalog.deprecateFirmwareRelease',
        effect: { changes: 'draftRelease' },
        path: release,
      },
      { call: 'catalog.getFirmwareRelease', path: release, shows: { deprecated: true } },
    ],
  },
] as const satisfies readonly Story[]
