import { useState } from 'react'
import { onThisDevice } from '../platform/text-storage.ts'

const KEY = 'towline.menu'

/** Whether the left menu is collapsed; remembered on this device. */
export function useMenuState() {
  const [collapsed, setCollapsed] = useState(() => onThisDevice.getItem(KEY) === 'collapsed')
  const toggle = () => {
    onThisDevice.setItem(KEY, collapsed ? 'open' : 'collapsed')
    setCollapsed(!collapsed)
  }
  return { collapsed, toggle }
}
