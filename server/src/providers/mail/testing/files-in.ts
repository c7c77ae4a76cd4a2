/** The files of a message as it went over the wire. */
export const filesIn = (raw: string) =>
  [
    ...raw.matchAll(
      /Content-Type: ([\w/]+); name="?([^"\r]*)"?\r\n(?:[\w-]+: .*\r\n(?:[ \t].*\r\n)*)*\r\n([A-Za-z0-9+/=\r\n]+)/g,
    ),
  ].map(([, contentType = '', name = '', content = '']) => ({
    name,
    contentType,
    content: Buffer.from(content, 'base64'),
  }))
