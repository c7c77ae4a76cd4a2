import { ActionIcon, type MantineColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconMoon, IconSun, IconSunMoon } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'

const next: Record<MantineColorScheme, MantineColorScheme> = {
  auto: 'light',
  light: 'dark',
  dark: 'auto',
}
const faces = {
  auto: { name: 'as the device', Icon: IconSunMoon },
  light: { name: 'light', Icon: IconSun },
  dark: { name: 'dark', Icon: IconMoon },
}

const never = () => () => undefined

/** Steps through the colors of the device, light and dark. */
export function ColorSchemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  // The prerendered page can't know what is stored on this device.
  const onDevice = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const scheme = onDevice ? colorScheme : 'auto'
  const { name, Icon } = faces[scheme]
  const label = `Colors: ${name}. Change to ${faces[next[scheme]].name}`
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={label}
      title={label}
      onClick={() => setColorScheme(next[scheme])}
    >
      <Icon size={20} stroke={1.8} />
    </ActionIcon>
  )
}
