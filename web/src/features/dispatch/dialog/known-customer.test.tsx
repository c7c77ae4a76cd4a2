import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aCall } from '../../../testing/records.ts'
import { standInServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import { DispatchCallDialog } from './dispatch-call-dialog.tsx'

const before = aCall({
  customerName: 'Harriet Stone',
  customerPhone: '9725550142',
  vehicle: '2012 Honda Civic',
  vehicleYear: '2012',
  vehicleMake: 'Honda',
  vehicleModel: 'Civic',
  vehicleColor: 'Gray',
})
standInServer(({ url, body }) => {
  if (url.endsWith('/search') && url.includes('dispatch'))
    return { reply: Object(body).status === 'completed' ? [before] : [] }
  return { reply: [] }
})

describe('a number that has called before', () => {
  it('brings its name and vehicle, and overwrites nothing that was typed', async () => {
    show(<DispatchCallDialog call={null} onClose={() => undefined} />)
    const field = (name: string) => screen.findByRole('textbox', { name })
    fireEvent.change(await field('Customer phone'), { target: { value: '(972) 555-0142' } })
    fireEvent.click(await screen.findByRole('button', { name: 'Use name and vehicle' }))
    const model = screen.getByRole('combobox', { name: 'Model' })
    expect(model).toHaveProperty('value', 'Civic')
    expect(await field('Customer name')).toHaveProperty('value', 'Harriet Stone')
    expect(screen.queryByRole('button', { name: 'Use name and vehicle' })).toBeNull()
  })
})
