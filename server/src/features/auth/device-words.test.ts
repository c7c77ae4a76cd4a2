import { expect, it } from 'vitest'
import { deviceWords } from './device-words.ts'

const mozilla = (system: string, rest: string) =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) ${rest}`
const windows = 'Windows NT 10.0; Win64; x64'
const chrome = 'Chrome/153.0.0.0 Safari/537.36'

it.each([
  [mozilla(windows, chrome), 'Chrome on Windows'],
  [mozilla(windows, `${chrome} Edg/153.0.0.0`), 'Edge on Windows'],
  [mozilla(windows, `${chrome} OPR/120.0.0.0`), 'Opera on Windows'],
  [mozilla('Linux; Android 10; K', chrome), 'Chrome on Android'],
  [
    mozilla('Linux; Android 15; SM-S931B', `SamsungBrowser/28.0 ${chrome}`),
    'Samsung Internet on Android',
  ],
  [
    mozilla('iPhone; CPU iPhone OS 18_6 like Mac OS X', 'Version/18.6 Mobile/15E148 Safari/604.1'),
    'Safari on iPhone',
  ],
  [
    mozilla('iPhone; CPU iPhone OS 18_6 like Mac OS X', 'CriOS/153.0 Mobile/15E148 Safari/604.1'),
    'Chrome on iPhone',
  ],
  [mozilla('Macintosh; Intel Mac OS X 10_15_7', 'Version/26.0 Safari/605.1.15'), 'Safari on Mac'],
  [mozilla('X11; CrOS x86_64 14541.0.0', chrome), 'Chrome on Chromebook'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox on Linux'],
  ['curl/8.14.1', ''],
  ['', ''],
  [`${'x'.repeat(600)}Firefox/150.0`, ''],
])('calls %j by the name %j', (userAgent, words) => {
  expect(deviceWords(userAgent)).toBe(words)
})
