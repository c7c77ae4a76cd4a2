import type { Client } from '@stomp/stompjs'
import { useQueryClient } from '@tanstack/react-query'
import { BASE, topicFor } from '@towline/contract'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { coalesce, type LiveRule, type WireState } from './live.ts'
import { refetch } from './query.ts'

const Wire = createContext<WireState>('connecting')

/** How the live wire stands. */
export const useWire = () => useContext(Wire)

/**
 * Holds the live wire of one company: subscribes to the rules' topics and reads their queries again
 * when something is said there. After a break everything shown is read again, for news may have
 * been missed.
 */
export function LiveProvider(props: {
  companyId: string
  rules: readonly LiveRule[]
  children: ReactNode
}) {
  const { companyId, rules } = props
  const queryClient = useQueryClient()
  const [wire, setWire] = useState<WireState>('connecting')

  useEffect(() => {
    let client: Client | undefined
    let left = false
    let wasUp = false
    void openWire().then((opened) => {
      if (left) return
      client = opened
      client.onConnect = () => {
        for (const rule of rules) {
          const read = coalesce(() => refetch(queryClient, rule.refetches))
          opened.subscribe(topicFor(rule.topic, companyId), read)
        }
        if (wasUp) void queryClient.invalidateQueries()
        wasUp = true
        setWire('up')
      }
      client.onWebSocketClose = () => setWire('down')
      client.activate()
    })
    return () => {
      left = true
      void client?.deactivate()
    }
  }, [companyId, rules, queryClient])

  return <Wire value={wire}>{props.children}</Wire>
}

/** Loads the wire's libraries, which only the desk needs. */
async function openWire(): Promise<Client> {
  const [{ Client, ReconnectionTimeMode }, { default: SockJS }] = await Promise.all([
    import('@stomp/stompjs'),
    import('sockjs-client'),
  ])
  return new Client({
    webSocketFactory: () =>
      new SockJS(`${BASE}/ws`, null, { transports: ['websocket', 'xhr-streaming', 'xhr-polling'] }),
    reconnectDelay: 500,
    maxReconnectDelay: 10_000,
    reconnectTimeMode: ReconnectionTimeMode.EXPONENTIAL,
    heartbeatIncoming: 10_000,
    heartbeatOutgoing: 10_000,
    connectionTimeout: 10_000,
  })
}
