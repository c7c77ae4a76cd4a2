import { deflateSync } from 'node:zlib'

/** A PDF of about so many bytes: objects that lead to each other, and a stream that would unfold to a hundred times as much. */
export function loopingPdf(bytes: number): Buffer {
  const bomb = deflateSync(Buffer.alloc(bytes * 50))
  const head =
    '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Kids[2 0 R]/Count 9>>endobj\n'
  const stream = `3 0 obj<</Filter[/FlateDecode/FlateDecode]/Length ${bomb.length}>>stream\n`
  const body = Buffer.concat([
    Buffer.from(head + stream),
    bomb,
    Buffer.from('\nendstream endobj\n'),
  ])
  return Buffer.concat([body, Buffer.alloc(Math.max(0, bytes - body.length), '[')])
}

const heads = 'Account Name,Phone,Email\n'

/** A list whose first cell is opened by a quote that never ends. */
export const endlessCell = (bytes: number): Buffer =>
  Buffer.concat([Buffer.from(`${heads}"`), Buffer.alloc(bytes, 'and so on, \n""')])

/** A list of one line that has a cell for each of its bytes. */
export const endlessLine = (bytes: number): Buffer =>
  Buffer.concat([Buffer.alloc(bytes, ','), Buffer.from('\n')])

/** A list of as many rows as fit, two bytes each. */
export const endlessRows = (bytes: number): Buffer =>
  Buffer.concat([Buffer.from(heads), Buffer.alloc(bytes, 'a\n')])

/** GeoJSON that is nothing but brackets in brackets. */
export const deepBrackets = (bytes: number): string =>
  `{"type":"FeatureCollection","features":${'['.repeat(bytes / 2)}${']'.repeat(bytes / 2)}}`

/** GeoJSON of as many zones, areas and corners as are taken: each is right, so each line is held against each other. */
export function mostCorners({
  zones,
  areas,
  corners,
}: Record<'zones' | 'areas' | 'corners', number>) {
  const ring = (lng: number, lat: number) => {
    const points = Array.from({ length: corners }, (_, at) => {
      const angle = (2 * Math.PI * at) / corners
      const radius = at % 2 ? 0.04 : 0.02
      return [
        Number((lng + radius * Math.cos(angle)).toFixed(5)),
        Number((lat + radius * Math.sin(angle)).toFixed(5)),
      ]
    })
    return [[...points, points[0]]]
  }
  const features = Array.from({ length: zones }, (_, zone) => ({
    type: 'Feature',
    properties: { name: `Zone ${zone}` },
    geometry: {
      type: 'MultiPolygon',
      coordinates: Array.from({ length: areas }, (_, area) =>
        ring(-97 + area / 10, 30 + zone / 10),
      ),
    },
  }))
  return JSON.stringify({ type: 'FeatureCollection', features })
}
