import { Button, TextInput } from '@mantine/core'
import type { JobPapers, OwnJob, Signature } from '@towline/contract'
import { useEffect, useRef, useState } from 'react'
import SignaturePad from 'signature_pad'
import { newClientKey } from '../../platform/client-key.ts'
import { useDriverWords } from '../../platform/driver-words/index.ts'
import { timeOnly } from '../../ui/dates.ts'
import { usePressed } from '../dispatch/index.ts'
import styles from './own-signature.module.css'

type Props = {
  job: OwnJob
  papers: JobPapers | undefined
  /** Takes the picture of the signature, to be added to the job's photos under this id. */
  onPicture: (file: File, id: string) => void
}

/** The customer signs with a finger; name and time go to dispatch as what is pressed, the picture as a photo. */
export function OwnSignature(props: Props) {
  const { papers } = props
  const { say } = useDriverWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className={styles.signature}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        {papers?.signedAt
          ? say('Signed by {name} at {time}', {
              name: papers.signedBy,
              time: timeOnly(papers.signedAt),
            })
          : say('Signature')}
      </summary>
      {isOpen && <Form {...props} onDone={() => setOpen(false)} />}
    </details>
  )
}

function Form({ job, onPicture, onDone }: Props & { onDone: () => void }) {
  const { say } = useDriverWords()
  const { outbox } = usePressed()
  const [name, setName] = useState(job.customerName)
  const { canvas, isSigned, clear, picture } = usePad()
  const save = async () => {
    const signedBy = name.trim()
    const mediaId = newClientKey()
    onPicture(await picture(`Signature ${signedBy}.png`), mediaId)
    const signature: Signature = { name: signedBy, mediaId }
    outbox.add({ kind: 'sign', of: job.id, what: JSON.stringify(signature) })
    onDone()
  }
  return (
    <div className={styles.form}>
      <p>{say('Signing: the vehicle was delivered as described.')}</p>
      <TextInput
        size="lg"
        label={say('Name of who signs')}
        maxLength={100}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <canvas
        ref={canvas}
        className={styles.pad}
        role="img"
        aria-label={say('Sign here with a finger')}
      />
      <Button size="lg" variant="default" fullWidth disabled={!isSigned} onClick={clear}>
        {say('Clear')}
      </Button>
      <Button
        size="lg"
        color="amber.4"
        fullWidth
        disabled={!isSigned || !name.trim()}
        onClick={() => void save()}
      >
        {say('Save the signature')}
      </Button>
    </div>
  )
}

/** As sharp as needed on paper; more would only be larger. */
const MOST_SCALE = 2

/** A canvas to be signed on. The paper is white by day and by night, as the picture is looked at elsewhere. */
function usePad() {
  const canvas = useRef<HTMLCanvasElement>(null)
  const pad = useRef<SignaturePad>(null)
  const [isSigned, setSigned] = useState(false)
  useEffect(() => {
    const paper = canvas.current
    if (!paper) return
    const scale = Math.min(MOST_SCALE, Math.max(1, window.devicePixelRatio))
    paper.width = paper.offsetWidth * scale
    paper.height = paper.offsetHeight * scale
    paper.getContext('2d')?.scale(scale, scale)
    const made = new SignaturePad(paper, { backgroundColor: '#ffffff', penColor: '#10242b' })
    made.addEventListener('endStroke', () => setSigned(true))
    pad.current = made
    return () => {
      made.off()
      pad.current = null
    }
  }, [])
  const clear = () => {
    pad.current?.clear()
    setSigned(false)
  }
  const picture = async (fileName: string): Promise<File> => {
    const type = 'image/png'
    const blob = await new Promise<Blob | null>((done) => canvas.current?.toBlob(done, type))
    return new File([blob ?? ''], fileName, { type })
  }
  return { canvas, isSigned, clear, picture }
}
