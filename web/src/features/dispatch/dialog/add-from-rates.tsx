import '@mantine/core/styles/Menu.layer.css'
import { Button, Menu } from '@mantine/core'
import { IconListCheck } from '@tabler/icons-react'
import { type Extra, extraText, type JobPrice, type LineItem } from '@towline/contract'

/** What the rates have beside the service itself: winch, dollies, tolls, storage. */
export function AddFromRates(props: {
  price: JobPrice
  onPropose: (() => void) | undefined
  onAdd: (item: LineItem) => void
}) {
  const { extras, storage } = props.price
  if (extras.length === 0 && !storage && !props.onPropose) return null
  const offered: Extra[] = [
    ...extras,
    ...(storage
      ? [{ name: 'Storage', unit: 'each' as const, rate: storage.perDay, taxable: storage.taxable }]
      : []),
  ]
  return (
    <Menu position="bottom-start" shadow="md" withinPortal>
      <Menu.Target>
        <Button variant="default" size="xs" leftSection={<IconListCheck size={14} />}>
          Add from rates
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {props.onPropose && <Menu.Item onClick={props.onPropose}>All items of this job</Menu.Item>}
        {offered.map((extra) => (
          <Menu.Item key={extra.name} onClick={() => props.onAdd(itemOf(extra))}>
            {extra.name}, {extra.name === 'Storage' ? dayText(extra) : extraText(extra)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

const dayText = (storage: Extra) => extraText(storage).replace('each', 'per day')

function itemOf({ name, unit, rate, taxable }: Extra): LineItem {
  // What comes at cost is typed in when it is known.
  if (unit === 'at cost') return { name, amount: 0, taxable }
  const counted = name === 'Storage' ? 'day' : unit
  return { name, amount: rate, quantity: 1, unit: counted, rate, taxable }
}
