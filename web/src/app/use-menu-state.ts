import { useState } from 'react'

const KEY = 'towline.menu'

/** Whether the left menu is collapsed; remembered on this device. */
export function useMenuState() {
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem(KEY) === 'collapsed')
  const toggle = () => {
    localStorage.setItem(KEY, collapsed ? 'open' : 'collapsed')
    setCollapsed(!collapsed)
  }
  return { collapsed, toggle }
}
