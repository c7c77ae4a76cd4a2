import { describe, expect, it } from 'vitest'
import {
  blankDispatchFields,
  jobField,
  jobFieldNames,
  jobFields,
  typedFieldNames,
} from './dispatch.fields.ts'
import { billingTotals } from './dispatch.rules.ts'
import { DispatchCall, SaveDispatchCall } from './dispatch.schema.ts'

const setBy = (...who: string[]) =>
  jobFieldNames.filter((name) => who.includes(jobFields[name].setBy))

describe('the fields of a job', () => {
  it('are blank at first, with what their schemas allow', () => {
    const blank = blankDispatchFields()
    for (const name of jobFieldNames)
      expect(jobFields[name].schema.parse(blank[name]), name).toEqual(blank[name])
    expect(blank.billing).toEqual(billingTotals([], 0))
    expect(Object.keys(blank)).toEqual(jobFieldNames)
  })

  it('are all on the wire, and those that people set can be sent', () => {
    expect(Object.keys(DispatchCall.shape)).toEqual(expect.arrayContaining(jobFieldNames))
    const { id, version, status, createdDate, billing, clientKey, checkDriver, ...sent } =
      SaveDispatchCall.shape
    expect(Object.keys(sent)).toEqual(setBy('people', 'anybody'))
  })

  it('are each typed, shown, behind one that is shown, or hidden', () => {
    for (const name of jobFieldNames) {
      const { section, label, behind } = jobFields[name]
      if (behind) expect(jobField(behind)?.label, name).toBeTruthy()
      if (section) expect(label, name).toBeTruthy()
      expect(label && behind, name).toBeNull()
    }
    expect(typedFieldNames.map((name) => jobFields[name].setBy)).not.toContain('server')
    const labels = jobFieldNames.flatMap((name) => jobFields[name].label ?? [])
    expect(new Set(labels).size).toBe(labels.length)
  })

  it('are none that a record inherits', () => {
    expect(jobField('toString')).toBeUndefined()
  })
})
