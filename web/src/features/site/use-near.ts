import { useEffect, useRef, useState } from 'react'

/** Whether an element is, or was, within a screen of what is shown. */
export function useIsNear<E extends Element>() {
  const ref = useRef<E>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!ref.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true)
      },
      { rootMargin: '100% 0px' },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return { ref, isNear }
}
