import { describe, expect, it } from 'vitest'
import { transcriptOf } from './transcript.ts'

describe('transcriptOf', () => {
  it('tells who said what, what the caller did not hear left out', () => {
    const turns = transcriptOf([
      { seq: 1, kind: 'said', data: { text: 'Where is the vehicle?' } },
      { seq: 2, kind: 'heard', data: { words: 'US-75 at exit 41' } },
      { seq: 3, kind: 'said', data: { text: 'What happened to it? Take your time.' } },
      { seq: 4, kind: 'cut', data: { said: 3, heard: 'What happened' } },
      { seq: 5, kind: 'interrupted', data: { heard: 'What happened' } },
    ])
    expect(turns.map(({ role, content }) => [role, content])).toEqual([
      ['assistant', 'Where is the vehicle?'],
      ['user', 'US-75 at exit 41'],
      ['assistant', 'What happened…'],
    ])
  })

  it('leaves out what was cut before a word of it was heard', () => {
    const turns = transcriptOf([
      { seq: 1, kind: 'said', data: { text: 'Hello there.' } },
      { seq: 2, kind: 'cut', data: { said: 1, heard: '' } },
    ])
    expect(turns).toEqual([])
  })

  it('tells once that the job was put on the board, and where the place was found', () => {
    const found = {
      kind: 'resolvePlace',
      which: 'pickup',
      said: 'main',
      address: '12 Main St, Frisco, TX',
      valid: true,
      latLng: null,
    }
    const turns = transcriptOf([
      { seq: 1, kind: 'saved', data: { draft: {} } },
      { seq: 2, kind: 'deskAnswered', data: { answer: found } },
      { seq: 3, kind: 'saved', data: { draft: {} } },
    ])
    expect(turns.map(({ role, content }) => [role, JSON.parse(content)])).toEqual([
      ['other', { message: 'The job was put on the board.' }],
      ['other', { message: 'The pickup is 12 Main St, Frisco, TX.' }],
    ])
  })
})
