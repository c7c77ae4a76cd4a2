import { useState } from 'react'
import { onThisDevice } from '../platform/text-storage.ts'

/** Whether something is folded away; remembered on this device under that name. */
export function useFolded(name: string): [isFolded: boolean, turn: () => void] {
  const key = `towline.folded.${name}`
  const [isFolded, setFolded] = useState(() => onThisDevice.getItem(key) === 'yes')
  const turn = () => {
    onThisDevice.setItem(key, isFolded ? 'no' : 'yes')
    setFolded(!isFolded)
  }
  return [isFolded, turn]
}
