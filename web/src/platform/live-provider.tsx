import type { Client } from '@stomp/stompjs'
import { useQueryClient } from '@tanstack/react-query'
import { topicFor } from '@towline/contract'
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { coalesce, type LiveRule, messageOf, type WireState } from './live.ts'
import { refetch } from './query.ts'
import { isSignedOut, onSignedOutChange } from './signed-out.ts'
import { makeWire } from './wire.ts'

const Wire = createContext<WireState>('connecting')

/** How long after the first connection everything is read once more, in ms. */
const CATCH_UP = 1_000

/** How the live wire stands. */
export const useWire = () => useContext(Wire)

/**
 * Holds the live wire of somebody of a company: subscribes to the rules' topics, takes in what is said there
 * and reads again what a rule names. What was missed is read again: after a break at once, and after
 * the first connection a moment later, so that the page can paint first. While the session has ended
 * there is no wire: it would be refused over and over, and everything read again each time.
 */
export function LiveProvider(props: {
  companyId: string
  employeeId: string
  rules: readonly LiveRule[]
  children: ReactNode
}) {
  const { companyId, employeeId, rules } = props
  const queryClient = useQueryClient()
  const [wire, setWire] = useState<WireState>('connecting')
  const isOut = useSyncExternalStore(onSignedOutChange, isSignedOut, () => false)

  useEffect(() => {
    if (isOut) return
    let client: Client | undefined
    let left = false
    let wasUp = false
    let catchUp: ReturnType<typeof setTimeout> | undefined
    const readAll = () => void queryClient.invalidateQueries()
    void makeWire().then((opened) => {
      if (left) return
      client = opened
      client.onConnect = () => {
        for (const rule of rules) {
          const read = coalesce(() => refetch(queryClient, rule.refetches))
          const whose = rule.topic.audience === 'self' ? employeeId : companyId
          opened.subscribe(topicFor(rule.topic, whose), ({ body }) => {
            rule.take?.(queryClient, messageOf(body))
            read()
          })
        }
        if (wasUp) readAll()
        else catchUp = setTimeout(readAll, CATCH_UP)
        wasUp = true
        setWire('up')
      }
      // Who may not listen here is refused the next time, too.
      client.onStompError = () => {
        opened.reconnectDelay = opened.maxReconnectDelay
      }
      client.onWebSocketClose = () => setWire('down')
      client.activate()
    })
    return () => {
      left = true
      clearTimeout(catchUp)
      void client?.deactivate()
    }
  }, [companyId, employeeId, rules, queryClient, isOut])

  return <Wire value={wire}>{props.children}</Wire>
}
