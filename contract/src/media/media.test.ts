import { describe, expect, it } from 'vitest'
import { OwnJob } from '../dispatch/index.ts'
import { may, type Role } from '../kernel/index.ts'
import {
  listMedia,
  readMediaFile,
  readMediaThumbnail,
  removeMedia,
  uploadMedia,
} from './media.operations.ts'

const operations = [listMedia, uploadMedia, readMediaFile, readMediaThumbnail, removeMedia]
const roles: Role[] = ['manager', 'dispatcher', 'driver']

describe('photos and videos of jobs', () => {
  it.each(operations.map((operation) => [operation.name, operation] as const))(
    '%s is for everybody who works for the company, and tells nobody whether a job is there',
    (_, { access, fails }) => {
      const allowed = access.kind === 'staff' ? access.permission : null
      for (const role of roles) expect(allowed && may([role], allowed), role).toBe(true)
      expect(fails).toContain('not_found')
    },
  )

  it('are counted on the job a driver sees', () => {
    expect(OwnJob.shape.mediaCount.parse(3)).toBe(3)
  })

  it('open nothing else of the company to drivers', () => {
    expect(may(['driver'], 'dispatch.read') || may(['driver'], 'dispatch.write')).toBe(false)
  })
})
