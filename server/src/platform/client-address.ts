import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import proxyAddr from '@fastify/proxy-addr'
import type { Settings } from './settings.ts'

/** Tells whose requests to count together. */
export type ClientAddress = (request: IncomingMessage) => string

/**
 * The address a request comes from: the socket's, or what the proxies named in TRUST_PROXY say of it in
 * X-Forwarded-For. Nobody else is believed. An IPv6 address stands for its /64, all of which is usually
 * one customer's.
 */
export function createClientAddress({ TRUST_PROXY }: Pick<Settings, 'TRUST_PROXY'>): ClientAddress {
  const isTrusted = TRUST_PROXY ? proxyAddr.compile(TRUST_PROXY.split(/\s*,\s*/)) : () => false
  return (request) => networkOf(proxyAddr(request, isTrusted))
}

/** `1.2.3.4` as it is, also when written as IPv6; `2001:db8::7` as `2001:db8:0:0::/64`. */
function networkOf(address: string): string {
  const mapped = address.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [head = [], tail = []] = address
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''))
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0')
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`
}
