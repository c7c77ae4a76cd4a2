import { describe, expect, it } from 'vitest'
import {
  escapeHeader,
  headerLine,
  type StompVersion,
  serialise,
  unescapeHeader,
  wireFrame,
} from './stomp-codec.ts'

describe('header escapes', () => {
  it.each([
    ['1.2', 'a:b\nc\rd\\e', 'a\\cb\\nc\\rd\\\\e'],
    ['1.1', 'a:b\nc\rd\\e', 'a\\cb\\nc\rd\\\\e'],
    ['1.2', 'C:\\new', 'C\\c\\\\new'],
    ['1.2', '  padded ', '  padded '],
    ['1.2', '', ''],
    ['1.0', 'a:b\\c', 'a:b\\c'],
  ] satisfies [StompVersion, string, string][])(
    'in %s take %j to %j and back',
    (version, plain, wire) => {
      expect(escapeHeader(plain, version)).toBe(wire)
      expect(unescapeHeader(wire, version)).toBe(plain)
    },
  )

  it.each([
    ['1.2', 'a\\tb'],
    ['1.2', 'ends in \\'],
    ['1.2', '\\\n'],
    ['1.1', 'a\\rb'],
  ] satisfies [StompVersion, string][])('in %s refuse %j', (version, wire) => {
    expect(() => unescapeHeader(wire, version)).toThrow('Undefined escape')
  })

  it('cannot smuggle a header line into STOMP 1.0, which has no escapes', () => {
    expect(headerLine('x:y\nz', 'a\nadmin:yes', '1.0')).toBe('x_y z:a admin:yes\n')
  })
})

describe('serialise', () => {
  it('escapes names and values of every frame but CONNECTED', () => {
    const headers = { 'a:b': 'c:d' }
    expect(serialise('RECEIPT', headers, '1.2').bytes.toString()).toBe('RECEIPT\na\\cb:c\\cd\n\n\0')
    expect(serialise('CONNECTED', { session: 'a:b' }, '1.2').bytes.toString()).toBe(
      'CONNECTED\nsession:a:b\n\n\0',
    )
  })

  it('marks a frame as text exactly when its body is UTF-8', () => {
    expect(wireFrame('MESSAGE\n', Buffer.from('straße 🚚')).isText).toBe(true)
    expect(wireFrame('MESSAGE\n', Buffer.from([0xff, 0xfe])).isText).toBe(false)
  })
})
