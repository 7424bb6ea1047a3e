/** An area map that scenarios and reports refer to. */
export interface KnownAreaMap {
  /** Id of the area map. */
  id: number
  displayName: string
  /** Newest version. */
  versionId: string
}

/** Area maps of every project, independent of the seed. */
export const knownAreaMaps: readonly KnownAreaMap[] = [
  { id: 1042, displayName: 'Odaiba', versionId: '97b2e04d-6f18-4c53-a9d6-30c7f5e81b24' },
  { id: 1043, displayName: 'Nishi-Shinjuku', versionId: '1d6a90c3-5be7-4f28-8c04-e2f97b3d6a51' },
  { id: 1107, displayName: 'Kashiwanoha', versionId: 'c80f5b29-d3a4-4e17-b6f8-5a1c09e7d342' },
  {
    id: 1188,
    displayName: 'Haneda',
    versionId: '5e37d1f6-08c9-4ba2-9d71-f64a2b8e0c93',
  },
  {
    id: 2001,
    displayName: 'Kariya proving ground',
    versionId: 'a4c92e70-b15d-4836-8f0e-7d3b6a91c5f8',
  },
]
